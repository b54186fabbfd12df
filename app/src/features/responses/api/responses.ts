import { getResponseDetails, listGroupResponses, listResponses, type Response } from '@mortar/contract';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { AskedResponses } from '#features/responses/model/askedResponses.ts';
import { type ResponseLine, toResponseLine } from '#features/responses/model/responseLine.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';

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
  signal: AbortSignal,
): Promise<readonly Response[]> {
  const answer = group
    ? await client.send(listGroupResponses, { body: { ...asked, ...group }, signal })
    : await client.send(listResponses, { query: asked, signal });
  return valueOrNull(answer)?.responses ?? [];
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
