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
  /** It outlives the page. */
  keepalive?: boolean;
  /** It speaks for the session that is given, which is over here: a refusal of its token is nobody's news. */
  afterEnd?: boolean;
}

/** Releases an order's lock and leaves it Unsent, or a basket with its own status (000 §4). */
export async function releaseOrder(
  client: Client,
  session: Session,
  order: CurrentOrder,
  { keepalive = false, afterEnd = false }: ReleaseOptions = {},
) {
  const body = lockBody(session, order.orderid, false, statusWhenLeft(order));
  const as = { token: session.token, retailerid: session.staff.retailerid };
  return client.send(updateOrderLock, { body, ...(keepalive && { keepalive }), ...(afterEnd && { as }) });
}

/** Who has orders open now, at which computer and since when: those that are open, one call each. */
export function orderLocksQuery(client: Client, orderids: readonly number[]) {
  return queryOptions({
    queryKey: keys.orderLocks(orderids),
    queryFn:
      orderids.length === 0
        ? skipToken
        : async ({ signal }) => {
            const ask = async (orderid: number) => {
              const lock = valueOrNull(await client.send(getOrderLock, { query: { orderid }, signal }));
              return lock?.locked && lock.staffname !== '' ? [{ orderid, ...lock }] : [];
            };
            return (await Promise.all(orderids.map(ask))).flat();
          },
  });
}

/**
 * Who stands in the way of opening an order; null when it is ours now. `staff` is '' where nobody is named; `late` where
 * it was opened between asking and taking it, which code 69 says (002 §8).
 */
export type LockHolder = { staff: string; late: boolean } | null;

/**
 * Takes an order's lock, unless another user or computer has it open (002 §4, opening an order; ruling 23).
 * @param status what it is set to: a basket keeps its own
 */
export async function takeOrder(
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

/** An order's status was not updated: that has texts of its own (002 §8). */
export class StatusUpdateError extends CallError {}

/** Sets an order back to Unsent, as opening and leaving the communications dialog do (002 §4). */
export async function markUnsent(client: Client, orderid: number): Promise<void> {
  const outcome = await client.send(updateOrderStatus, { query: { orderid, statusdescription: 'Unsent' } });
  if (outcome.kind !== 'nothing' && outcome.kind !== 'value') throw new StatusUpdateError(outcome);
}
