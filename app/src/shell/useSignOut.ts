import { logout } from '@mortar/contract';
import { toast } from '@mortar/design-system';
import { releaseOrder } from '../order/api/orderLock.ts';
import { failureText } from '../server/outcome.ts';
import { useServices } from '../services.tsx';
import { currentOrderAtom } from '../session/currentOrder.ts';
import { useSession } from '../session/useSession.ts';
import { messages } from './messages.ts';

/** Sign out: the open order is saved as Unsent first, then the token ends, then everything is cleared (000 §4). */
export function useSignOut() {
  const { client, store, endSession } = useServices();
  const session = useSession();
  return async () => {
    const order = store.get(currentOrderAtom);
    if (order) await releaseOrder(client, session, order);
    const outcome = await client.send(logout, { query: { staffid: session.staff.staffid } });
    if (outcome.kind === 'value' || outcome.kind === 'nothing') endSession('signed out');
    else if (outcome.kind === 'error') toast.error(messages.logoutFailed(outcome.code));
    else if (outcome.kind !== 'expired') toast.error(failureText(outcome));
  };
}
