import { toast } from '@mortar/design-system';
import { type ReactNode, useState } from 'react';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { messages } from './messages.ts';
import type { PrintOrderPopupProps } from './PrintOrderPopup.tsx';

// Few orders are printed: what draws and shows pages is fetched by those.
const PrintOrderPopup = lazyPart(() => import('./PrintOrderPopup.tsx'), 'PrintOrderPopup');

/** False where the open order holds nothing, and says so: neither is printed nor exported (001 §5). */
export function useOrderHoldsProducts(): () => boolean {
  const { current, order } = useCurrentOrder();
  return () => {
    const empty = current === null || order?.lines.length === 0;
    if (empty) toast.warning(messages.order.nothing);
    return !empty;
  };
}

/** Printing of the open order: `print` opens its preview, which stands in `popup`. */
export function usePrintOrder(returnFocusTo?: PrintOrderPopupProps['returnFocusTo']): {
  print(): void;
  popup: ReactNode;
} {
  const holdsProducts = useOrderHoldsProducts();
  const [open, setOpen] = useState(false);
  return {
    print: () => setOpen(holdsProducts()),
    popup: (
      <PartBoundary onFail={() => setOpen(false)}>
        {open && <PrintOrderPopup onClose={() => setOpen(false)} returnFocusTo={returnFocusTo} />}
      </PartBoundary>
    ),
  };
}
