import { Button } from '@mortar/design-system';
import { getLoaded } from '@mortar/storybook/storyBackend';
import { messages } from '#orders/printing/messages.ts';
import { usePrintScheduled } from '#orders/printing/usePrintScheduled.tsx';

type Context = Parameters<typeof getLoaded>[0];

/** Page with a button that prints an order's scheduled products; null for no selection. */
export function PrintScheduledButton({ orderid }: { orderid: number | null }) {
  const { print, busy, popup } = usePrintScheduled();
  return (
    <>
      <Button busy={busy} onClick={() => print(orderid)}>
        {messages.scheduled.title}
      </Button>
      {popup}
    </>
  );
}

/** Sent order with or without products of schedule 6. */
export function sentOrderWith(context: Context, scheduled: boolean): number {
  const { store, catalogue } = getLoaded(context).backend;
  const isScheduled = ({ productid }: { productid: number }) => Number(catalogue.byId(productid)?.schedule) >= 6;
  const found = store.sentOrders.at(1001).findLast(({ lines }) => lines.some(isScheduled) === scheduled);
  if (!found) throw new Error('the scenario has no such order');
  return found.orderid;
}
