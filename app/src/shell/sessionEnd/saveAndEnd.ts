import { releaseOrder } from '#orders/current/api/orderLock.ts';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import type { Caller } from '#server/client.ts';
import type { Services } from '#session/services.ts';
import type { EndReason, Session } from '#session/session.ts';

export interface SessionEnd {
  reason: EndReason;
  /** Login message, if the reason has none. */
  notice?: string;
  /** Further calls with the ended session's token. */
  afterwards?(as: Caller): Promise<unknown>;
}

/**
 * Ends a session for the user (000 §4: forced logout, failed settings, version update). Ends here at once, then saves
 * the open order and notifies the server in the background, as far as the token allows; a rejected token has no further
 * effect.
 */
export async function saveAndEnd(
  { client, store, endSession }: Pick<Services, 'client' | 'store' | 'endSession'>,
  session: Session,
  { reason, notice, afterwards }: SessionEnd,
): Promise<void> {
  const order = store.get(currentOrderAtom);
  endSession(reason, notice);
  const as = { token: session.token, retailerid: session.staff.retailerid };
  if (order) await releaseOrder(client, session, order, { afterEnd: true, keepalive: true });
  await afterwards?.(as);
}
