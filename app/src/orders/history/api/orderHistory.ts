import {
  getGroupHistory,
  getOrderHistory,
  listGroupHistory,
  listOrderHistory,
  type OrderHistoryFilter,
} from '@mortar/contract';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { useLiveRow } from '#live/useLiveRow.ts';
import { keepUnchanged, type PastOrder, toPastOrder } from '#orders/history/model/pastOrder.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';
import { useClient } from '#session/services.ts';

/** Request for the history. */
export interface AskedHistory {
  datefilter: OrderHistoryFilter;
  /** Retailers, for a group. */
  group?: { groupretailerid: number; retailerids: number[] };
}

async function readHistory(
  client: Client,
  { datefilter, group }: AskedHistory,
  signal: AbortSignal,
): Promise<readonly PastOrder[]> {
  const answer = group
    ? await client.send(listGroupHistory, { body: { ...group, datefilter }, signal })
    : await client.send(listOrderHistory, { query: { datefilter }, signal });
  return (valueOrNull(answer)?.clientorders ?? []).map(toPastOrder);
}

/**
 * Returns the query of sent orders with lines, newest first; none is an empty list (002 §2.2, §7).
 * @param asked null while incomplete: nothing is read
 */
export function orderHistoryQuery(client: Client, asked: AskedHistory | null) {
  return queryOptions({
    queryKey: keys.orderHistory(asked),
    placeholderData: keepPreviousData,
    structuralSharing: (before, now) =>
      before ? keepUnchanged(before as readonly PastOrder[], now as readonly PastOrder[]) : now,
    queryFn: asked === null ? skipToken : ({ signal }) => readHistory(client, asked, signal),
  });
}

async function readOne(client: Client, orderid: number, group: AskedHistory['group']): Promise<PastOrder | undefined> {
  const answer = group
    ? await client.send(getGroupHistory, { body: { groupretailerid: group.groupretailerid, orderid } })
    : await client.send(getOrderHistory, { query: { orderid } });
  const [order] = valueOrNull(answer)?.clientorders ?? [];
  return order && toPastOrder(order);
}

/** Updates orders in the history when a supplier answers. */
export function useLiveHistory(asked: AskedHistory | null): void {
  const client = useClient();
  useLiveRow({
    event: 'ReceiveNotification',
    queryKey: asked && keys.orderHistory(asked),
    retailerids: asked?.group?.retailerids,
    readOne: ({ group, secondaryidentifier }) =>
      group === 'response' ? readOne(client, Number(secondaryidentifier), asked?.group) : null,
    place: (list: readonly PastOrder[], arrived) => {
      const at = list.findIndex(({ id }) => id === arrived.id);
      return at < 0 ? null : list.with(at, arrived);
    },
  });
}
