import { logout } from '@mortar/contract';
import { toast } from '@mortar/design-system';
import { lockOrder, releaseOrder } from '#orders/current/api/orderLock.ts';
import { currentOrderAtom, statusWhenOpen } from '#orders/current/currentOrder.ts';
import { messages as sessionMessages } from '#session/messages.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { messages } from './messages.ts';

/** Milliseconds after which the user is signed out locally, even without an answer. */
const ANSWER_TIMEOUT_MS = 5000;

const timeout = () =>
  new Promise<{ kind: 'network' }>((resolve) => setTimeout(() => resolve({ kind: 'network' }), ANSWER_TIMEOUT_MS));

/**
 * Signs out: saves the open order as Unsent, ends the token, then clears everything (000 §4). A rejection keeps the
 * session; no answer does not.
 */
export function useSignOut() {
  const { client, store, endSession } = useServices();
  const session = useSession();
  return async () => {
    const { token, staff } = session;
    const order = store.get(currentOrderAtom);
    const endOnServer = async () => {
      if (order) await releaseOrder(client, session, order, { keepalive: true, afterEnd: true });
      const as = { token, retailerid: staff.retailerid };
      return client.send(logout, { query: { staffid: staff.staffid }, as, keepalive: true });
    };
    const outcome = await Promise.race([endOnServer(), timeout()]);
    if (outcome.kind === 'value' || outcome.kind === 'nothing') endSession('signed out');
    else if (outcome.kind === 'expired') endSession('expired');
    else if (outcome.kind !== 'error') endSession('signed out', sessionMessages.signedOutUnconfirmed);
    else {
      toast.error(messages.logoutFailed(outcome.code));
      // Still signed in: locks the open order again.
      if (order) void lockOrder(client, session, order.orderId, statusWhenOpen(order)).catch(() => null);
    }
  };
}
