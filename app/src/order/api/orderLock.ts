import { getOrderLock, updateOrderLock, updateOrderStatus } from '@mortar/contract';
import type { Client } from '../../server/client.ts';
import { CallError } from '../../server/outcome.ts';
import { done } from '../../server/queries.ts';
import { computerName } from '../../session/computerName.ts';
import type { Session } from '../../session/session.ts';

function lockBody(session: Session, orderid: number, islocked: boolean) {
  return {
    retailerid: session.staff.retailerid,
    orderid,
    islocked,
    statusdescription: islocked ? 'Pending' : 'Unsent',
    staffname: session.staff.staffname,
    computername: computerName(),
  };
}

/** Releases an order's lock and leaves it Unsent (000 §4). With `keepalive` it outlives the page. */
export async function releaseOrder(client: Client, session: Session, orderid: number, keepalive = false) {
  const body = lockBody(session, orderid, false);
  return client.send(updateOrderLock, { body, ...(keepalive && { keepalive }) });
}

/** Who stands in the way of opening an order; null when it is ours now. */
export type LockHolder = { staff: string } | null;

/** Takes an order's lock, unless another user or computer has it open (002 §4, opening an order; decision 23). */
export async function takeOrder(client: Client, session: Session, orderid: number): Promise<LockHolder> {
  const state = done(await client.send(getOrderLock, { query: { orderid } }));
  const ours = state.staffname === session.staff.staffname && state.computername === computerName();
  if (state.locked && !ours) return { staff: state.staffname };
  const outcome = await client.send(updateOrderLock, { body: lockBody(session, orderid, true) });
  if (outcome.kind === 'blocked') return { staff: '' };
  done(outcome);
  return null;
}

/** Sets an order back to Unsent, as opening and leaving the communications dialog do (002 §4). */
export async function markUnsent(client: Client, orderid: number): Promise<void> {
  const outcome = await client.send(updateOrderStatus, { query: { orderid, statusdescription: 'Unsent' } });
  if (outcome.kind !== 'nothing' && outcome.kind !== 'value') throw new CallError(outcome);
}
