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

export interface HistoryRequest {
  datefilter: OrderHistoryFilter;
  group?: { groupretailerid: number; retailerids: number[] };
}

async function readHistory(
  client: Client,
  { datefilter, group }: HistoryRequest,
  signal: AbortSignal,
): Promise<readonly PastOrder[]> {
  const answer = group
    ? await client.send(listGroupHistory, { body: { ...group, datefilter }, signal })
    : await client.send(listOrderHistory, { query: { datefilter }, signal });
  return (valueOrNull(answer)?.clientorders ?? []).map(toPastOrder);
}

/**
 * Returns the query of sent orders with lines, newest first; none is an empty list (002 §2.2, §7).
 * @param requested null while incomplete: nothing is read
 */
export function orderHistoryQuery(client: Client, requested: HistoryRequest | null) {
  return queryOptions({
    queryKey: keys.orderHistory(requested),
    placeholderData: keepPreviousData,
    structuralSharing: (before, now) =>
      before ? keepUnchanged(before as readonly PastOrder[], now as readonly PastOrder[]) : now,
    queryFn: requested === null ? skipToken : ({ signal }) => readHistory(client, requested, signal),
  });
}

async function readOne(
  client: Client,
  orderid: number,
  group: HistoryRequest['group'],
): Promise<PastOrder | undefined> {
  const answer = group
    ? await client.send(getGroupHistory, { body: { groupretailerid: group.groupretailerid, orderid } })
    : await client.send(getOrderHistory, { query: { orderid } });
  const [order] = valueOrNull(answer)?.clientorders ?? [];
  return order && toPastOrder(order);
}

/** Updates orders in the history when a supplier answers. */
export function useLiveHistory(requested: HistoryRequest | null): void {
  const client = useClient();
  useLiveRow({
    event: 'ReceiveNotification',
    queryKey: requested && keys.orderHistory(requested),
    retailerIds: requested?.group?.retailerids,
    readOne: ({ group, secondaryidentifier }) =>
      group === 'response' ? readOne(client, Number(secondaryidentifier), requested?.group) : null,
    place: (list: readonly PastOrder[], arrived) => {
      const at = list.findIndex(({ id }) => id === arrived.id);
      return at < 0 ? null : list.with(at, arrived);
    },
  });
}
