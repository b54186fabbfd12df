import { toast } from '@mortar/design-system';
import { type ReactNode, useState } from 'react';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { messages } from './messages.ts';
import type { PrintOrderPopupProps } from './PrintOrderPopup.tsx';

// Loaded on demand, since few orders are printed.
const PrintOrderPopup = lazyPart(() => import('./PrintOrderPopup.tsx'), 'PrintOrderPopup');

/**
 * Returns a check whether the open order has lines; shows a message if not, since empty orders are neither printed nor
 * exported (001 §5).
 */
export function useOrderHoldsProducts(): () => boolean {
  const { current, order } = useCurrentOrder();
  return () => {
    const empty = current === null || order?.lines.length === 0;
    if (empty) toast.warning(messages.order.nothing);
    return !empty;
  };
}

/** Prints the open order: `print` opens the preview, rendered as `popup`. */
export function usePrintOrder(returnFocusTo?: PrintOrderPopupProps['returnFocusTo']): {
  print(): void;
  popup: ReactNode;
} {
  const hasProducts = useOrderHoldsProducts();
  const [open, setOpen] = useState(false);
  return {
    print: () => setOpen(hasProducts()),
    popup: (
      <PartBoundary onFail={() => setOpen(false)}>
        {open && <PrintOrderPopup onClose={() => setOpen(false)} returnFocusTo={returnFocusTo} />}
      </PartBoundary>
    ),
  };
}
