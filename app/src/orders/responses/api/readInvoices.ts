import type { Response } from '@mortar/contract';
import type { ReadResponse } from '#orders/responses/model/invoiceSheet.ts';
import type { Services } from '#session/services.ts';
import { responseLinesQuery } from './responses.ts';

/** How many responses are asked for at a time. */
const AT_ONCE = 4;

/**
 * Reads the lines of several responses, a few at a time: no call gives more than one's.
 * @param onRead told how many have been read
 * @throws {CallError} where one could not be read; the signal's reason once it is aborted
 */
export async function readInvoices(
  { client, queryClient }: Pick<Services, 'client' | 'queryClient'>,
  responses: readonly Response[],
  { signal, onRead }: { signal: AbortSignal; onRead(done: number): void },
): Promise<ReadResponse[]> {
  const read = new Map<number, ReadResponse>();
  const waiting = responses.values();
  let failed = false;
  const readOnes = async () => {
    for (const response of waiting) {
      signal.throwIfAborted();
      // Another one's failure ends it all.
      if (failed) return;
      const lines = await queryClient.fetchQuery(responseLinesQuery(client, response.orderid, ''));
      read.set(response.orderid, { response, lines });
      if (!signal.aborted) onRead(read.size);
    }
  };
  const workers = Array.from({ length: AT_ONCE }, () =>
    readOnes().catch((error: unknown) => {
      failed = true;
      throw error;
    }),
  );
  await Promise.all(workers);
  signal.throwIfAborted();
  return responses.flatMap(({ orderid }) => read.get(orderid) ?? []);
}
