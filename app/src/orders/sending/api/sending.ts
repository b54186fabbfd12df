import { listCommOrders, listOrderHistory, sendOrders, updateCommOrderStatus } from '@mortar/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { markUnsent } from '#orders/current/api/orderLock.ts';
import { goneLines, type SentMeanwhile, sentBy } from '#orders/sending/model/sentMeanwhile.ts';
import { type SendingResult, sendingResult, settle } from '#orders/sending/model/settling.ts';
import { toUnsentSupplier, type UnsentSupplier } from '#orders/sending/model/unsentSupplier.ts';
import { type SendingMark, sendWithMark } from '#orders/sending/sendingMark.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull, valueOrThrow } from '#server/queries.ts';
import { writeOnce } from '#server/writeOnce.ts';
import { computerName } from '#session/computerName.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { refreshAfterSending } from './refreshAfterSending.ts';

async function readUnsent(client: Client, orderid: number, signal?: AbortSignal): Promise<UnsentSupplier[]> {
  const query = { computername: computerName(), orderid };
  const answer = valueOrNull(await client.send(listCommOrders, { query, ...(signal && { signal }) }));
  return (answer?.commorders ?? []).map(toUnsentSupplier);
}

/**
 * Returns the query of unsent lines by supplier. Opening the dialog first resets the open order to Unsent (002 §4,
 * sending orders).
 */
export function unsentSuppliersQuery(client: Client, orderid: number) {
  return queryOptions({
    queryKey: keys.unsentSuppliers(orderid),
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      if (orderid !== 0) await markUnsent(client, orderid);
      return readUnsent(client, orderid, signal);
    },
  });
}

/** Polling interval of an unknown result, in ms. */
const POLL_INTERVAL = 1000;

/**
 * Returns the query of an unknown sending result with the unsent lines; polls until known, null meanwhile.
 * @param read reads unsent lines by supplier
 */
export function settlingBy(mark: SendingMark, read: (signal: AbortSignal) => Promise<readonly UnsentSupplier[]>) {
  return queryOptions({
    queryKey: keys.settling(mark),
    gcTime: 0,
    retry: true,
    retryDelay: POLL_INTERVAL,
    queryFn: async ({ signal }): Promise<(SendingResult & { rest: readonly UnsentSupplier[] }) | null> => {
      const rest = await read(signal);
      const result = settle(mark, rest, Date.now());
      return result && { ...result, rest };
    },
    refetchInterval: ({ state }) => (state.data === null ? POLL_INTERVAL : false),
  });
}

/** The same for a single pharmacy. */
export const settlingQuery = (client: Client, mark: SendingMark) =>
  settlingBy(mark, (signal) => readUnsent(client, mark.orderid, signal));

/** Recovery without an answer: suppliers no longer in the unsent list were reached. */
const byRemaining = (suppliers: readonly string[], read: () => Promise<readonly UnsentSupplier[]>) => ({
  read,
  verify: (unsent: readonly UnsentSupplier[]) => {
    const part = sendingResult(suppliers, unsent);
    if (part.unsent.length === 0) return 'all';
    return part.sent === 0 ? 'nothing' : { part };
  },
});

type Listed = Pick<UnsentSupplier, 'code' | 'lines'>;

/** Listed lines that another user sent or removed; empty if unreadable. */
async function missingLines(client: Client, orderid: number, listed: readonly Listed[]) {
  const now = await readUnsent(client, orderid).catch(() => null);
  return now ? goneLines(listed, now) : [];
}

/** Users who sent lines. Reads the long list of sent orders only if lines are missing. */
async function sendersOf(client: Client, gone: ReturnType<typeof goneLines>): Promise<readonly SentMeanwhile[]> {
  if (gone.length === 0) return [];
  const outcome = await client.send(listOrderHistory, { query: { datefilter: 'Last 3 Months' } });
  return outcome.kind === 'value' ? sentBy(gone, outcome.value.clientorders) : [];
}

/**
 * Sends to suppliers; returns those reached, and what colleagues had sent. After a lost answer, reads the list instead
 * of sending again (ruling 8).
 * @throws {CallError} if rejected, or if all is still unsent
 */
export function useSendOrders(orderid: number) {
  const { client, queryClient } = useServices();
  const { username } = useSession().staff;
  return useMutation({
    mutationFn: async (listed: readonly Listed[]): Promise<SendingResult & { meanwhile: readonly SentMeanwhile[] }> => {
      const supplierCodes = listed.map(({ code }) => code);
      const gone = await missingLines(client, orderid, listed);
      const computername = computerName();
      const body = supplierCodes.map((suppliercode) => ({ suppliercode, computername }));
      const mark = { username, orderid, suppliers: supplierCodes, at: Date.now() };
      const written = await writeOnce(
        () => sendWithMark(mark, () => client.send(sendOrders, { body })),
        byRemaining(supplierCodes, () => readUnsent(client, orderid)),
      );
      const part = written.kind === 'partly' ? written.part : { sent: supplierCodes.length, unsent: [] };
      return { ...part, meanwhile: await sendersOf(client, gone) };
    },
    meta: { sends: true },
    onSettled: () => refreshAfterSending(queryClient),
  });
}

/** First step of both answers to 'Would you like to place another order?' (002 §4). */
export function useFinishSending(orderid: number) {
  const { client } = useServices();
  return useMutation({
    mutationFn: async () => {
      const query = { computername: computerName(), orderid };
      const outcome = await client.send(updateCommOrderStatus, { query });
      if (outcome.kind !== 'nothing') valueOrThrow(outcome);
      if (orderid !== 0) await markUnsent(client, orderid);
    },
  });
}
