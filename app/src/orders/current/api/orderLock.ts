import { getOrderLock, updateOrderLock, updateOrderStatus } from '@mortar/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { type CurrentOrder, statusWhenLeft } from '#orders/current/currentOrder.ts';
import type { Client } from '#server/client.ts';
import { keys } from '#server/keys.ts';
import { CallError } from '#server/outcome.ts';
import { valueOrNull, valueOrThrow } from '#server/queries.ts';
import { computerName } from '#session/computerName.ts';
import type { Session } from '#session/session.ts';

function lockBody(session: Session, orderid: number, islocked: boolean, statusdescription: string) {
  return {
    retailerid: session.staff.retailerid,
    orderid,
    islocked,
    statusdescription,
    staffname: session.staff.staffname,
    computername: computerName(),
  };
}

export interface ReleaseOptions {
  /** Completes even if the page closes. */
  keepalive?: boolean;
  /** True for a session that has ended here, so a rejected token is not reported. */
  afterEnd?: boolean;
}

/** Releases an order's lock as Unsent, or a basket with its own status (000 §4). */
export async function releaseOrder(
  client: Client,
  session: Session,
  order: CurrentOrder,
  { keepalive = false, afterEnd = false }: ReleaseOptions = {},
) {
  const body = lockBody(session, order.orderId, false, statusWhenLeft(order));
  const as = { token: session.token, retailerid: session.staff.retailerid };
  return client.send(updateOrderLock, { body, ...(keepalive && { keepalive }), ...(afterEnd && { as }) });
}

/** Returns the query of lock holders with computer and time, one call per open order. */
export function orderLocksQuery(client: Client, orderids: readonly number[]) {
  return queryOptions({
    queryKey: keys.orderLocks(orderids),
    queryFn:
      orderids.length === 0
        ? skipToken
        : async ({ signal }) => {
            const readLock = async (orderid: number) => {
              const lock = valueOrNull(await client.send(getOrderLock, { query: { orderid }, signal }));
              return lock?.locked && lock.staffname !== '' ? [{ orderid, ...lock }] : [];
            };
            return (await Promise.all(orderids.map(readLock))).flat();
          },
  });
}

/**
 * User who prevents opening an order; null once we have the lock. `staff` is '' if unnamed; `late` if it was opened
 * between check and lock, reported as code 69 (002 §8).
 */
export type LockHolder = { staff: string; late: boolean } | null;

/**
 * Locks an order unless another user or computer has it open (002 §4, opening an order; ruling 23).
 * @param status new status: a basket keeps its own
 */
export async function lockOrder(
  client: Client,
  session: Session,
  orderid: number,
  status = 'Pending',
): Promise<LockHolder> {
  const state = valueOrThrow(await client.send(getOrderLock, { query: { orderid } }));
  const ours = state.staffname === session.staff.staffname && state.computername === computerName();
  if (state.locked && !ours) return { staff: state.staffname, late: false };
  const outcome = await client.send(updateOrderLock, { body: lockBody(session, orderid, true, status) });
  if (outcome.kind === 'blocked') return { staff: outcome.by.staffname, late: true };
  valueOrThrow(outcome);
  return null;
}

/** Thrown if an order's status was not updated, which has its own texts (002 §8). */
export class StatusUpdateError extends CallError {}

/** Resets an order to Unsent, when opening or leaving the communications dialog (002 §4). */
export async function markUnsent(client: Client, orderid: number): Promise<void> {
  const outcome = await client.send(updateOrderStatus, { query: { orderid, statusdescription: 'Unsent' } });
  if (outcome.kind !== 'nothing' && outcome.kind !== 'value') throw new StatusUpdateError(outcome);
}
