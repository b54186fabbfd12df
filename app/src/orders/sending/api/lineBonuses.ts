import { useQueries, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { orderQuery } from '#orders/current/api/getOrder.ts';
import { unsentOrdersQuery } from '#orders/current/api/unsentOrders.ts';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import type { Order } from '#orders/current/model/line.ts';
import type { UnsentLine } from '#orders/sending/model/unsentSupplier.ts';
import { useClient } from '#session/services.ts';

const getBonuses = (orders: readonly { data: Order | null | undefined }[]): ReadonlyMap<number, number> =>
  new Map(orders.flatMap(({ data }) => data?.lines ?? []).map(({ id, bonus }) => [id, bonus]));

/** Returns free units of unsent lines by id, read from their orders because the list lacks them (002 §3, CommOrder). */
export function useLineBonuses(lines: readonly UnsentLine[]): ReadonlyMap<number, number> {
  const client = useClient();
  const current = useAtomValue(currentOrderAtom);
  const numbers = [...new Set(lines.map(({ orderNumber }) => orderNumber))];
  const others = numbers.some((number) => number !== current?.orderNumber);
  const { data: unsent = [] } = useQuery({ ...unsentOrdersQuery(client), enabled: others });
  const known = [...unsent, ...(current ? [current] : [])];
  const ids = new Set(known.filter(({ orderNumber }) => numbers.includes(orderNumber)).map(({ orderId }) => orderId));
  return useQueries({ queries: [...ids].map((orderid) => orderQuery(client, orderid)), combine: getBonuses });
}
