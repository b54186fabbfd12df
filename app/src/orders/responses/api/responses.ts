import { getResponseDetails, listGroupResponses, listResponses, type Response } from '@mortar/contract';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { useLiveEvent } from '#live/useLiveEvent.ts';
import type { AskedResponses } from '#orders/responses/model/askedResponses.ts';
import { type ResponseLine, toResponseLine } from '#orders/responses/model/responseLine.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';

/**
 * What suppliers made of the orders that match.
 * @param asked null while something that is needed to ask is missing: nothing is read then
 */
export function responsesQuery(client: Client, asked: AskedResponses | null) {
  return queryOptions({
    queryKey: keys.responses(asked),
    placeholderData: keepPreviousData,
    queryFn:
      asked === null
        ? skipToken
        : ({ signal }: { signal: AbortSignal }): Promise<readonly Response[]> => readResponses(client, asked, signal),
  });
}

async function readResponses(
  client: Client,
  { group, ...asked }: AskedResponses,
  signal?: AbortSignal,
): Promise<readonly Response[]> {
  const answer = group
    ? await client.send(listGroupResponses, { body: { ...asked, ...group }, ...(signal && { signal }) })
    : await client.send(listResponses, { query: asked, ...(signal && { signal }) });
  return valueOrNull(answer)?.responses ?? [];
}

/**
 * What stands in a list once a response has arrived; null where only reading the list again can tell.
 * @param arrived the response as it is now; missing where it could not be read
 */
export function withResponse(
  list: readonly Response[],
  { filter }: AskedResponses,
  arrived: Response | undefined,
): readonly Response[] | null {
  const at = list.findIndex(({ orderid }) => orderid === arrived?.orderid);
  if (!arrived || at < 0) return null;
  // Whoever looks at what is waited for sees it go.
  return filter === 'Outstanding' && arrived.indicator !== 'Waiting' ? list.toSpliced(at, 1) : list.with(at, arrived);
}

/** Puts a response that arrives in its place in the list that is shown: that one is read, and the list only to fill a gap. */
export function useLiveResponses(asked: AskedResponses | null): void {
  const { client, queryClient } = useServices();
  const { retailerid: own } = useSession().staff;
  useLiveEvent('ReceiveNotification', async ({ group, identifier, secondaryidentifier, retailerid }) => {
    if (group !== 'response' || asked === null) return;
    const queryKey = keys.responses(asked);
    const orderid = Number(secondaryidentifier);
    const one: AskedResponses = {
      ...{ search: identifier, filter: 'All' },
      ...(asked.group && { group: { ...asked.group, retailerids: [retailerid ?? own] } }),
    };
    const rows = await readResponses(client, one).catch(() => []);
    const arrived = rows.find((row) => row.orderid === orderid);
    const list = queryClient.getQueryData<readonly Response[]>(queryKey);
    // A list that is on its way may have been asked for before the response arrived.
    const busy = queryClient.isFetching({ queryKey, exact: true }) > 0;
    const next = list && !busy ? withResponse(list, asked, arrived) : null;
    if (next) queryClient.setQueryData(queryKey, next);
    else void queryClient.refetchQueries({ queryKey, exact: true });
    void queryClient.refetchQueries({ queryKey: keys.responseLines(orderid), type: 'active' });
  });
}

/** The lines of one response. */
export function responseLinesQuery(client: Client, orderid: number | null, identifier: string) {
  return queryOptions({
    queryKey: keys.responseLines(orderid),
    queryFn:
      orderid === null
        ? skipToken
        : async ({ signal }): Promise<ResponseLine[]> => {
            const answer = valueOrNull(
              await client.send(getResponseDetails, { query: { orderid, identifier }, signal }),
            );
            return (answer?.responsedetails ?? []).map(toResponseLine);
          },
  });
}
