import { getResponseDetails, listGroupResponses, listResponses } from '@mortar/contract';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { useLiveRow } from '#live/useLiveRow.ts';
import { type ResponseLine, toResponseLine } from '#orders/responses/model/responseLine.ts';
import { type SupplierResponse, toSupplierResponse } from '#orders/responses/model/supplierResponse.ts';
import type { ResponsesRequest } from '#orders/responses/model/toResponsesRequest.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';
import { useClient } from '#session/services.ts';

/**
 * Returns the query of suppliers' responses.
 * @param requested null while incomplete: nothing is read
 */
export function responsesQuery(client: Client, requested: ResponsesRequest | null) {
  return queryOptions({
    queryKey: keys.responses(requested),
    placeholderData: keepPreviousData,
    queryFn:
      requested === null
        ? skipToken
        : ({ signal }: { signal: AbortSignal }): Promise<readonly SupplierResponse[]> =>
            readResponses(client, requested, signal),
  });
}

async function readResponses(
  client: Client,
  { group, ...requested }: ResponsesRequest,
  signal?: AbortSignal,
): Promise<readonly SupplierResponse[]> {
  const answer = group
    ? await client.send(listGroupResponses, { body: { ...requested, ...group }, ...(signal && { signal }) })
    : await client.send(listResponses, { query: requested, ...(signal && { signal }) });
  return valueOrNull(answer)?.responses.map(toSupplierResponse) ?? [];
}

/**
 * Returns the list with a new response; null if it has to be read again.
 * @param arrived current response
 */
export function withResponse(
  list: readonly SupplierResponse[],
  { filter }: ResponsesRequest,
  arrived: SupplierResponse,
): readonly SupplierResponse[] | null {
  const at = list.findIndex(({ orderId }) => orderId === arrived.orderId);
  if (at < 0) return null;
  // Answered responses leave the list of pending ones.
  return filter === 'Outstanding' && arrived.indicator !== 'Waiting' ? list.toSpliced(at, 1) : list.with(at, arrived);
}

async function readOne(
  client: Client,
  ordernumber: string,
  orderid: number,
  group: ResponsesRequest['group'],
): Promise<SupplierResponse | undefined> {
  const rows = await readResponses(client, { search: ordernumber, filter: 'All', ...(group && { group }) });
  return rows.find((row) => row.orderId === orderid);
}

/** Updates responses in the list when suppliers answer. */
export function useLiveResponses(requested: ResponsesRequest | null): void {
  const client = useClient();
  useLiveRow({
    event: 'ReceiveNotification',
    queryKey: requested && keys.responses(requested),
    retailerIds: requested?.group?.retailerids,
    readOne: ({ group, identifier, secondaryidentifier }, retailerid) => {
      if (group !== 'response') return null;
      const ofGroup = requested?.group && { ...requested.group, retailerids: [retailerid] };
      return readOne(client, identifier, Number(secondaryidentifier), ofGroup);
    },
    place: (list, arrived) => requested && withResponse(list, requested, arrived),
    details: ({ secondaryidentifier }) => keys.responseLines(Number(secondaryidentifier)),
  });
}

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
