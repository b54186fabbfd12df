import { type AnswerOf, addOrderItem, deleteOrderItem, updateOrderItem } from '@mortar/contract';
import { useMutation } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { orderQuery } from '#orders/current/api/getOrder.ts';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import { type Order, type OrderLine, withLines } from '#orders/current/model/line.ts';
import type { Offer } from '#orders/lines/model/offer.ts';
import { fromCents, lineTotal } from '#rules/money.ts';
import { bonusUnits } from '#rules/quantity.ts';
import type { Client } from '#server/client.ts';
import { keys, refreshAfter } from '#server/keys.ts';
import type { Outcome } from '#server/outcome.ts';
import { writeOnce } from '#server/writeOnce.ts';
import { useServices } from '#session/services.ts';
import { useSettings } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';

/** A supplier's price that becomes a line, or takes the place of one. */
export type NewLine = Offer & Pick<OrderLine, 'quantity'>;

/** A change that also says what the order holds once the server has acknowledged it. */
interface LineWrite<Answer> {
  send(client: Client): Promise<Outcome<Answer>>;
  /** True if the order shows that the change was made. */
  happened(order: Order): boolean;
  /** The lines with the change. */
  apply(lines: readonly OrderLine[], answer: Answer): readonly OrderLine[];
}

/**
 * Writes a change to an order's lines. It is done once the server has acknowledged it: what the order holds then follows
 * from the answer, and the order is read again behind it, never in front of it.
 */
function useLineWrite<Change, Answer>(
  orderid: number,
  toWrite: (change: Change, order: Order | null) => LineWrite<Answer>,
) {
  const { client, queryClient } = useServices();
  const queryKey = keys.order(orderid);
  const read = () => queryClient.fetchQuery({ ...orderQuery(client, orderid), staleTime: 0, retry: false });
  return useMutation({
    mutationFn: async (change: Change) => {
      const before = queryClient.getQueryData<Order | null>(queryKey) ?? null;
      const write = toWrite(change, before);
      const written = await writeOnce(() => write.send(client), {
        read,
        judge: (order) => (write.happened(order) ? 'all' : 'nothing'),
      });
      if (written.kind !== 'acknowledged') return;
      // A read that began before the answer would take the change away again.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Order | null>(
        queryKey,
        (order) => order && withLines(order, write.apply(order.lines, written.answer)),
      );
      void queryClient.refetchQueries({ queryKey });
    },
    // What was refused may have been refused because of what somebody else did to the order.
    onError: () => void refreshAfter(queryClient, 'order refused', { orderid }),
    onSettled: () => void refreshAfter(queryClient, 'lines written'),
  });
}

const values = (line: NewLine, staffname: string) => ({
  orderedquantity: line.quantity,
  orderedprice: fromCents(line.price),
  bonusquantity: bonusUnits(line.quantity, line.deal),
  creditorid: line.creditorId,
  supplierproductcode: line.supplierProductCode,
  supplierpriceid: line.supplierPriceId,
  staffname,
});

/** What `baskettype` says of the open order: `daily`, `weekly`, `monthly` or `custom`, and nothing of one that is no basket. */
function useBasketType(): string {
  const current = useAtomValue(currentOrderAtom);
  return current?.type === 'basket' ? current.basket.replace('_Basket', '').toLowerCase() : '';
}

/** What the server gives a line. */
type Given = Pick<OrderLine, 'id' | 'number' | 'accountNumber'>;

/** A line as it stands once the server has it. */
const lineOf = (line: NewLine, staff: string, { id, number, accountNumber }: Given): OrderLine => ({
  ...line,
  id,
  number,
  accountNumber,
  bonus: bonusUnits(line.quantity, line.deal),
  total: lineTotal(line.price, line.quantity),
  staff,
});

/** Adds a line with status Pending (001 §4, add to order). */
export function useAddLine(orderid: number) {
  const baskettype = useBasketType();
  const { staff } = useSession();
  const settings = useSettings();
  return useLineWrite<NewLine, AnswerOf<typeof addOrderItem>>(orderid, (line, before) => {
    const known = new Set(before?.lines.map(({ id }) => id));
    const itemnumber = Math.max(0, ...(before?.lines.map(({ number }) => number) ?? [])) + 1;
    return {
      send: (client) =>
        client.send(addOrderItem, {
          query: { orderid, deletewhenreordered: settings.ordering_Regrets_DeleteWhenReordered, baskettype },
          body: { ...values(line, staff.staffname), orderid, productid: line.productId, itemnumber },
        }),
      happened: (order) =>
        order.lines.some(
          ({ id, supplierPriceId, quantity }) =>
            !known.has(id) && supplierPriceId === line.supplierPriceId && quantity === line.quantity,
        ),
      apply: (lines, { orderitemid: id, accountnumber: accountNumber }) => [
        ...lines,
        lineOf(line, staff.staffname, { id, number: itemnumber, accountNumber }),
      ],
    };
  });
}

export interface LineChange {
  id: number;
  line: NewLine;
  /** The line takes another supplier's price. */
  replace?: boolean;
  /** It comes from the update dialog, which names no order (001 §7). */
  fromDialog?: boolean;
}

/** Changes a line's quantity, or replaces its supplier's price where `replace` says so. */
export function useUpdateLine(orderid: number) {
  const { staff } = useSession();
  return useLineWrite<LineChange, unknown>(orderid, ({ id, line, replace, fromDialog }) => ({
    send: (client) =>
      client.send(updateOrderItem, {
        query: { orderid: fromDialog ? 0 : orderid },
        body: { ...values(line, staff.staffname), orderitemid: id, ...(replace && { productid: line.productId }) },
      }),
    happened: (order) =>
      order.lines.some(
        (each) => each.id === id && each.quantity === line.quantity && each.supplierPriceId === line.supplierPriceId,
      ),
    apply: (lines) => lines.map((each) => (each.id === id ? lineOf(line, staff.staffname, each) : each)),
  }));
}

/** Takes a line off the order. */
export function useDeleteLine(orderid: number) {
  const { staff } = useSession();
  return useLineWrite<number, unknown>(orderid, (id) => ({
    send: (client) => client.send(deleteOrderItem, { query: { orderid, orderItemId: id, staffname: staff.staffname } }),
    happened: (order) => !order.lines.some((each) => each.id === id),
    apply: (lines) => lines.filter((each) => each.id !== id),
  }));
}
