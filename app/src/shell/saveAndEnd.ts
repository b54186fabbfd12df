import { releaseOrder } from '../order/api/orderLock.ts';
import type { Services } from '../services.tsx';
import { currentOrderAtom } from '../session/currentOrder.ts';
import type { EndReason, Session } from '../session/session.ts';

/**
 * Ends a session that is not left by its own person (000 §4, forced logout and version update): the open order is saved
 * as far as the token still allows, then everything of the session goes.
 */
export async function saveAndEnd(
  { client, store, endSession }: Pick<Services, 'client' | 'store' | 'endSession'>,
  session: Session,
  reason: EndReason,
): Promise<void> {
  const order = store.get(currentOrderAtom);
  if (order) await releaseOrder(client, session, order);
  endSession(reason);
}
