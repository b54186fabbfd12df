import { releaseOrder } from '#orders/current/api/orderLock.ts';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import type { Caller } from '#server/client.ts';
import type { Services } from '#session/services.ts';
import type { EndReason, Session } from '#session/session.ts';

export interface Ending {
  reason: EndReason;
  /** What Login says, where the reason has no text of its own. */
  notice?: string;
  /** What else the server is told, in the name of the session that is over. */
  afterwards?(as: Caller): Promise<unknown>;
}

/**
 * Ends a session that is not left by its own person (000 §4: forced logout, failed settings, version update). It is over
 * here at once; after that the open order is saved, as far as the token still allows, and the server told what it has to
 * know. Nobody waits for that, and no refusal of the token is another ending.
 */
export async function saveAndEnd(
  { client, store, endSession }: Pick<Services, 'client' | 'store' | 'endSession'>,
  session: Session,
  { reason, notice, afterwards }: Ending,
): Promise<void> {
  const order = store.get(currentOrderAtom);
  endSession(reason, notice);
  const as = { token: session.token, retailerid: session.staff.retailerid };
  if (order) await releaseOrder(client, session, order, { afterEnd: true, keepalive: true });
  await afterwards?.(as);
}
