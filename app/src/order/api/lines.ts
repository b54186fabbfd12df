import { addOrderItem, deleteOrderItem, updateOrderItem } from '@mortar/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { fromCents } from '../../rules/money.ts';
import { bonusUnits } from '../../rules/quantity.ts';
import { useServices } from '../../services.tsx';
import { currentOrderAtom } from '../../session/currentOrder.ts';
import { useSettings } from '../../session/settings.tsx';
import { useSession } from '../../session/useSession.ts';
import type { Order, OrderLine } from '../model/line.ts';
import { orderKey, orderQuery } from './getOrder.ts';
import { unsentValuesKey } from './unsentValues.ts';
import { type LineWrite, writeOnce } from './writeLine.ts';

/** A supplier's price that becomes a line, or takes the place of one. */
export type NewLine = Pick<
  OrderLine,
  'productId' | 'supplierPriceId' | 'supplierProductCode' | 'creditorId' | 'price' | 'deal' | 'quantity'
>;

function useLineWrite<Change>(orderid: number, toWrite: (change: Change, order: Order | null) => LineWrite) {
  const { client, queryClient } = useServices();
  const queries = useQueryClient();
  const read = () => queryClient.fetchQuery({ ...orderQuery(client, orderid), staleTime: 0, retry: false });
  return useMutation({
    mutationFn: async (change: Change) => {
      const before = queries.getQueryData<Order | null>(orderKey(orderid)) ?? null;
      await writeOnce(client, toWrite(change, before), read);
    },
    // The server's order is read whatever happened: it alone says what is in it.
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: unsentValuesKey });
      return queries.invalidateQueries({ queryKey: orderKey(orderid) });
    },
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

/** Adds a line with status Pending (001 §4, add to order). */
export function useAddLine(orderid: number) {
  const baskettype = useBasketType();
  const { staff } = useSession();
  const settings = useSettings();
  return useLineWrite<NewLine>(orderid, (line, before) => {
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
    };
  });
}

/** Changes a line's quantity, or replaces its supplier's price where `replace` says so. */
export function useUpdateLine(orderid: number) {
  const { staff } = useSession();
  return useLineWrite<{ id: number; line: NewLine; replace?: boolean }>(orderid, ({ id, line, replace }) => ({
    send: (client) =>
      client.send(updateOrderItem, {
        query: { orderid: 0 },
        body: { ...values(line, staff.staffname), orderitemid: id, ...(replace && { productid: line.productId }) },
      }),
    happened: (order) =>
      order.lines.some(
        (each) => each.id === id && each.quantity === line.quantity && each.supplierPriceId === line.supplierPriceId,
      ),
  }));
}

/** Takes a line off the order. */
export function useDeleteLine(orderid: number) {
  const { staff } = useSession();
  return useLineWrite<number>(orderid, (id) => ({
    send: (client) => client.send(deleteOrderItem, { query: { orderid, orderItemId: id, staffname: staff.staffname } }),
    happened: (order) => !order.lines.some((each) => each.id === id),
  }));
}
