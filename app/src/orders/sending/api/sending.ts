import { listCommOrders, listOrderHistory, sendOrders, updateCommOrderStatus } from '@mortar/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { markUnsent } from '#orders/current/api/orderLock.ts';
import { goneLines, type SentMeanwhile, sentBy } from '#orders/sending/model/sentMeanwhile.ts';
import { type SendingResult, sendingResult, settle } from '#orders/sending/model/settling.ts';
import { toUnsentSupplier, type UnsentSupplier } from '#orders/sending/model/unsentSupplier.ts';
import { type SendingMark, sendNoted } from '#orders/sending/sendingMark.ts';
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
 * What is unsent at each supplier. Opening the dialog sets the open order back to Unsent first, then reads the list
 * (002 §4, sending orders).
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

/** Milliseconds between two looks at what became of a sending. */
const LOOK_AGAIN = 1000;

/**
 * What became of a sending that nobody heard of, with what is unsent now; null until that is known: it is looked again until
 * then.
 * @param read what is unsent at each supplier now
 */
export function settlingBy(mark: SendingMark, read: (signal: AbortSignal) => Promise<readonly UnsentSupplier[]>) {
  return queryOptions({
    queryKey: keys.settling(mark),
    gcTime: 0,
    retry: true,
    retryDelay: LOOK_AGAIN,
    queryFn: async ({ signal }): Promise<(SendingResult & { rest: readonly UnsentSupplier[] }) | null> => {
      const rest = await read(signal);
      const result = settle(mark, rest, Date.now());
      return result && { ...result, rest };
    },
    refetchInterval: ({ state }) => (state.data === null ? LOOK_AGAIN : false),
  });
}

/** The same of a pharmacy on its own. */
export const settlingQuery = (client: Client, mark: SendingMark) =>
  settlingBy(mark, (signal) => readUnsent(client, mark.orderid, signal));

/** The recovery of a sending without an answer: suppliers that left the list of what is unsent were sent to. */
const byWhatIsLeft = (suppliers: readonly string[], read: () => Promise<readonly UnsentSupplier[]>) => ({
  read,
  judge: (unsent: readonly UnsentSupplier[]) => {
    const part = sendingResult(suppliers, unsent);
    if (part.unsent.length === 0) return 'all';
    return part.sent === 0 ? 'nothing' : { part };
  },
});

/** What is sent, as it was listed. */
type Listed = Pick<UnsentSupplier, 'code' | 'lines'>;

/** The lines of what is sent that somebody else sent, or took off, since they were listed; none where that cannot be read. */
async function goneSince(client: Client, orderid: number, listed: readonly Listed[]) {
  const now = await readUnsent(client, orderid).catch(() => null);
  return now ? goneLines(listed, now) : [];
}

/** Who sent some lines. One answer holds all that was sent: it is read only where lines are gone. */
async function whoSent(client: Client, gone: ReturnType<typeof goneLines>): Promise<readonly SentMeanwhile[]> {
  if (gone.length === 0) return [];
  const outcome = await client.send(listOrderHistory, { query: { datefilter: 'Last 3 Months' } });
  return outcome.kind === 'value' ? sentBy(gone, outcome.value.clientorders) : [];
}

/**
 * Sends what is unsent at the suppliers, and says whom it reached, and what a colleague had sent before. Without an answer
 * the list is read again, and nothing is sent a second time (ruling 8).
 * @throws {CallError} if it was refused, or if all of it is still unsent
 */
export function useSendOrders(orderid: number) {
  const { client, queryClient } = useServices();
  const { username } = useSession().staff;
  return useMutation({
    mutationFn: async (listed: readonly Listed[]): Promise<SendingResult & { meanwhile: readonly SentMeanwhile[] }> => {
      const supplierCodes = listed.map(({ code }) => code);
      const gone = await goneSince(client, orderid, listed);
      const computername = computerName();
      const body = supplierCodes.map((suppliercode) => ({ suppliercode, computername }));
      const mark = { username, orderid, suppliers: supplierCodes, at: Date.now() };
      const written = await writeOnce(
        () => sendNoted(mark, () => client.send(sendOrders, { body })),
        byWhatIsLeft(supplierCodes, () => readUnsent(client, orderid)),
      );
      const part = written.kind === 'partly' ? written.part : { sent: supplierCodes.length, unsent: [] };
      return { ...part, meanwhile: await whoSent(client, gone) };
    },
    meta: { sends: true },
    onSettled: () => refreshAfterSending(queryClient),
  });
}

/** What both answers to 'Would you like to place another order?' do first (002 §4). */
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
