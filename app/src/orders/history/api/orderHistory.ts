import {
  getGroupHistory,
  getOrderHistory,
  listGroupHistory,
  listOrderHistory,
  type OrderHistoryFilter,
} from '@mortar/contract';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { useLiveEvent } from '#live/useLiveEvent.ts';
import { keepUnchanged, type PastOrder, toPastOrder } from '#orders/history/model/pastOrder.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';

/** Which orders are wanted. */
export interface AskedHistory {
  datefilter: OrderHistoryFilter;
  /** For a group: the retailers whose orders are wanted. */
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
 * The orders that were sent, newest first; none is an empty list (002 §2.2, §7). One answer holds them all, with their lines.
 * @param asked null while something that is needed to ask is missing: nothing is read then
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

/**
 * Puts an answer that arrives in its place in the history that is shown: that order alone is read, and the list only where
 * it lacks the order or is on its way.
 */
export function useLiveHistory(asked: AskedHistory | null): void {
  const { client, queryClient } = useServices();
  const { retailerid: own } = useSession().staff;
  useLiveEvent('ReceiveNotification', async ({ group, secondaryidentifier, retailerid }) => {
    if (group !== 'response' || asked === null) return;
    const { group: ofGroup } = asked;
    // The history of a group is that of the retailers that were asked for.
    if (ofGroup && !ofGroup.retailerids.includes(retailerid ?? own)) return;
    const queryKey = keys.orderHistory(asked);
    const orderid = Number(secondaryidentifier);
    const arrived = await readOne(client, orderid, ofGroup).catch(() => undefined);
    const list = queryClient.getQueryData<readonly PastOrder[]>(queryKey);
    const at = list?.findIndex(({ id }) => id === orderid) ?? -1;
    // A list that is on its way may have been asked for before the answer arrived.
    const busy = queryClient.isFetching({ queryKey, exact: true }) > 0;
    if (list && arrived && at >= 0 && !busy) queryClient.setQueryData(queryKey, list.with(at, arrived));
    else void queryClient.refetchQueries({ queryKey, exact: true });
  });
}
