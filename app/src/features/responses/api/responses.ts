import { getResponseDetails, listResponses, type Response } from '@mortar/contract';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { Client } from '../../../server/client.ts';
import { found } from '../../../server/queries.ts';
import { type ResponseLine, toResponseLine } from '../model/responseLine.ts';

export type ResponseFilter = 'All' | 'Outstanding' | 'Complete';

/** What suppliers made of the orders that match. */
export function responsesQuery(client: Client, search: string, filter: ResponseFilter) {
  return queryOptions({
    queryKey: ['responses', { search, filter }],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<readonly Response[]> =>
      found(await client.send(listResponses, { query: { search, filter }, signal }))?.responses ?? [],
  });
}

/** The lines of one response. */
export function responseLinesQuery(client: Client, orderid: number | null, identifier: string) {
  return queryOptions({
    queryKey: ['responses', 'lines', orderid],
    queryFn:
      orderid === null
        ? skipToken
        : async ({ signal }): Promise<ResponseLine[]> => {
            const answer = found(await client.send(getResponseDetails, { query: { orderid, identifier }, signal }));
            return (answer?.responsedetails ?? []).map(toResponseLine);
          },
  });
}
