import type { HistoryOrder } from '@mortar/contract';
import { toast } from '@mortar/design-system';
import { type ReactNode, useState } from 'react';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { errorText } from '#server/outcome.ts';
import { useServices } from '#session/services.ts';
import { useErrorToast } from '#session/useErrorToast.ts';
import { useSession } from '#session/useSession.ts';
import { printedOrderQuery } from './api/printedOrder.ts';
import { messages } from './messages.ts';
import { scheduledLines } from './model/scheduledPages.ts';

const texts = messages.scheduled;

const PrintScheduledPopup = lazyPart(() => import('./PrintScheduledPopup.tsx'), 'PrintScheduledPopup');

/** Prints an order's substances of schedule 6 and above: `print` opens the preview, rendered as `popup`. */
export function usePrintScheduled(returnFocusTo?: () => HTMLElement | null): {
  /** Reads the order; shows a message if nothing is to be printed. @param orderId null without a selection */
  print(orderId: number | null): void;
  /** True while the order loads. */
  busy: boolean;
  popup: ReactNode;
} {
  const { client, queryClient } = useServices();
  const { staff } = useSession();
  const showError = useErrorToast();
  const [busy, setBusy] = useState(false);
  const [order, setOrder] = useState<HistoryOrder | null>(null);
  const read = async (orderId: number) => {
    setBusy(true);
    try {
      const found = await queryClient.fetchQuery(printedOrderQuery(client, orderId, staff));
      if (found && scheduledLines(found).length > 0) setOrder(found);
      else toast.warning(texts.none);
    } catch (error) {
      showError(errorText(error));
    }
    setBusy(false);
  };
  return {
    print(orderId) {
      if (orderId === null) toast.warning(texts.select);
      else if (!busy) void read(orderId);
    },
    busy,
    popup: (
      <PartBoundary onFail={() => setOrder(null)}>
        {order && <PrintScheduledPopup order={order} onClose={() => setOrder(null)} returnFocusTo={returnFocusTo} />}
      </PartBoundary>
    ),
  };
}
