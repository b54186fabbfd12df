import { listGroupCommOrders, type ProcessedOrder, sendGroupOrders } from '@mortar/contract';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { markUnsent } from '#orders/current/api/orderLock.ts';
import {
  type GroupUnsentSupplier,
  reachedAnyone,
  toGroupUnsentSuppliers,
} from '#orders/sending/model/unsentSupplier.ts';
import { type SendingMark, sendWithMark } from '#orders/sending/sendingMark.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { valueOrNull } from '#server/queries.ts';
import { writeOnce } from '#server/writeOnce.ts';
import { computerName } from '#session/computerName.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { refreshAfterSending } from './refreshAfterSending.ts';
import { settlingBy } from './sending.ts';

interface GroupOrder {
  groupretailerid: number;
  baseorderid: number;
}

async function readUnsent(client: Client, order: GroupOrder, signal?: AbortSignal): Promise<GroupUnsentSupplier[]> {
  const query = { ...order, computername: computerName() };
  const answer = valueOrNull(await client.send(listGroupCommOrders, { query, ...(signal && { signal }) }));
  return toGroupUnsentSuppliers(answer?.commorders ?? []);
}

/**
 * Returns the query of a group order's unsent lines by supplier, with pharmacies. Opening the dialog first resets the
 * order to Unsent (002 §4, sending orders).
 */
export function groupUnsentSuppliersQuery(client: Client, order: GroupOrder) {
  return queryOptions({
    queryKey: keys.groupUnsentSuppliers(order.baseorderid),
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      await markUnsent(client, order.baseorderid);
      return readUnsent(client, order, signal);
    },
  });
}

/** Returns the query of a group's sending with unknown result. */
export function groupSettlingQuery(client: Client, mark: SendingMark, groupretailerid: number) {
  const order = { groupretailerid, baseorderid: mark.orderid };
  return settlingBy(mark, (signal) => readUnsent(client, order, signal));
}

/**
 * Sends a group's order to suppliers for each pharmacy; returns the results. After a lost answer, reads the list: null
 * means that each supplier was reached, but not for which pharmacies (ruling 8). Failed pharmacies stay in the list.
 * @throws {CallError} if rejected, or if some is still unsent
 */
export function useSendGroupOrders(orderid: number) {
  const { client, queryClient } = useServices();
  const { retailerid: groupretailerid, staffname, username } = useSession().staff;
  const order = { groupretailerid, baseorderid: orderid };
  return useMutation({
    mutationFn: async (suppliers: readonly GroupUnsentSupplier[]): Promise<readonly ProcessedOrder[] | null> => {
      const computername = computerName();
      const supplierorders = suppliers.map(({ name, code }) => ({
        suppliername: name,
        suppliercode: code,
        computername,
      }));
      const mark = { username, orderid, suppliers: suppliers.map(({ code }) => code), at: Date.now() };
      const body = { ...order, staffname, supplierorders };
      const written = await writeOnce(() => sendWithMark(mark, () => client.send(sendGroupOrders, { body })), {
        read: () => readUnsent(client, order),
        verify: (unsent) => (suppliers.every((supplier) => reachedAnyone(supplier, unsent)) ? 'all' : 'nothing'),
      });
      return written.kind === 'acknowledged' ? written.answer.processedorders : null;
    },
    meta: { sends: true },
    onSettled: () => refreshAfterSending(queryClient),
  });
}
