import { listCommOrders, sendOrders, updateCommOrderStatus } from '@mortar/contract';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { markUnsent } from '#orders/current/api/orderLock.ts';
import { type Settled, settle } from '#orders/sending/model/settling.ts';
import { toUnsentSupplier, type UnsentSupplier } from '#orders/sending/model/unsentSupplier.ts';
import { noteSending, type SendingMark } from '#orders/sending/sendingMark.ts';
import type { Client } from '#server/client.ts';
import { isUnknown } from '#server/outcome.ts';
import { done, found } from '#server/queries.ts';
import { computerName } from '#session/computerName.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';

export const commOrdersKey = ['communications'] as const;

async function readUnsent(client: Client, orderid: number, signal?: AbortSignal): Promise<UnsentSupplier[]> {
  const query = { computername: computerName(), orderid };
  const answer = found(await client.send(listCommOrders, { query, ...(signal && { signal }) }));
  return (answer?.commorders ?? []).map(toUnsentSupplier);
}

/**
 * What is unsent at each supplier. Opening the dialog sets the open order back to Unsent first, then reads the list
 * (002 §4, sending orders).
 */
export function unsentSuppliersQuery(client: Client, orderid: number) {
  return queryOptions({
    queryKey: [...commOrdersKey, orderid],
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
 * What became of a sending that nobody heard of; it is looked again until that is known.
 * @param read what is unsent at each supplier now
 */
export function settlingBy(mark: SendingMark, read: (signal: AbortSignal) => Promise<readonly UnsentSupplier[]>) {
  return queryOptions({
    queryKey: [...commOrdersKey, 'settling', mark],
    gcTime: 0,
    retry: true,
    retryDelay: LOOK_AGAIN,
    queryFn: async ({ signal }): Promise<Settled> => settle(mark, await read(signal), Date.now()),
    refetchInterval: ({ state }) => (state.data?.state === 'on its way' ? LOOK_AGAIN : false),
  });
}

/** The same of a pharmacy on its own. */
export const settlingQuery = (client: Client, mark: SendingMark) =>
  settlingBy(mark, (signal) => readUnsent(client, mark.orderid, signal));

/** Everything that sending changes is read again. */
export const refreshAfterSending = (queryClient: QueryClient) =>
  Promise.all(
    [commOrdersKey, ['orders'], ['order'], ['responses'], ['credit']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

/** Without an answer, some suppliers turned out to have been sent to and some not. */
export class PartlySent extends Error {
  override name = 'PartlySent';
  /** How many suppliers were sent to. */
  readonly sent: number;
  /** Names of those that were not. */
  readonly unsent: readonly string[];

  constructor(sent: number, unsent: readonly string[]) {
    super(`Not sent to ${unsent.join(', ')}`);
    this.sent = sent;
    this.unsent = unsent;
  }
}

/**
 * Sends what is unsent at the suppliers. Without an answer the list is read again: suppliers that left it were sent
 * to, and nothing is sent a second time (decision 8).
 * @throws {CallError} if it was refused, or if all of it is still unsent
 * @throws {PartlySent} if some of it is
 */
export function useSendOrders(orderid: number) {
  const { client } = useServices();
  const queryClient = useQueryClient();
  const { username } = useSession().staff;
  return useMutation({
    mutationFn: async (supplierCodes: readonly string[]) => {
      const computername = computerName();
      const body = supplierCodes.map((suppliercode) => ({ suppliercode, computername }));
      const settled = noteSending({ username, orderid, suppliers: supplierCodes, at: Date.now() });
      const outcome = await client.send(sendOrders, { body }).finally(settled);
      if (outcome.kind === 'value') return;
      // 'Nothing' unsent may be the answer to a repetition of the browser's own, when a reused connection drops.
      if (outcome.kind === 'nothing' || isUnknown(outcome)) {
        const unsent = await readUnsent(client, orderid).catch(() => null);
        const left = unsent?.filter(({ code }) => supplierCodes.includes(code)) ?? null;
        if (left?.length === 0) return;
        if (left && left.length < supplierCodes.length) {
          throw new PartlySent(
            supplierCodes.length - left.length,
            left.map(({ name }) => name),
          );
        }
      }
      done(outcome);
    },
    onSettled: () => void refreshAfterSending(queryClient),
  });
}

/** What both answers to 'Would you like to place another order?' do first (002 §4). */
export function useFinishSending(orderid: number) {
  const { client } = useServices();
  return useMutation({
    mutationFn: async () => {
      const query = { computername: computerName(), orderid };
      const outcome = await client.send(updateCommOrderStatus, { query });
      if (outcome.kind !== 'nothing') done(outcome);
      if (orderid !== 0) await markUnsent(client, orderid);
    },
  });
}
