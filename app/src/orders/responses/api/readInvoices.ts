import type { ReadResponse } from '#orders/responses/model/invoiceSheet.ts';
import type { SupplierResponse } from '#orders/responses/model/supplierResponse.ts';
import { runConcurrently } from '#server/runConcurrently.ts';
import type { Services } from '#session/services.ts';
import { responseLinesQuery } from './responses.ts';

/** Maximum number of concurrent requests. */
const MAX_CONCURRENT = 4;

/**
 * Reads the lines of several responses, since each needs a call.
 * @param onRead called with the number read so far
 * @throws {CallError} if one could not be read; the signal's reason if aborted
 */
export async function readInvoices(
  { client, queryClient }: Pick<Services, 'client' | 'queryClient'>,
  responses: readonly SupplierResponse[],
  { signal, onRead }: { signal: AbortSignal; onRead(done: number): void },
): Promise<ReadResponse[]> {
  const read = new Map<number, ReadResponse>();
  await runConcurrently(responses, { atOnce: MAX_CONCURRENT, signal }, async (response) => {
    const lines = await queryClient.fetchQuery(responseLinesQuery(client, response.orderId, ''));
    read.set(response.orderId, { response, lines });
    if (!signal.aborted) onRead(read.size);
  });
  return responses.flatMap(({ orderId }) => read.get(orderId) ?? []);
}
