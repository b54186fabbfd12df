import { lazyPart } from '#parts/lazyPart.tsx';
import { useSession } from '#session/useSession.ts';
import { HistoryPage, type OrderHistoryProps } from './HistoryPage.tsx';

// Few pharmacies belong to a group: the others never fetch its part.
const GroupHistory = lazyPart(() => import('./GroupHistory.tsx'), 'GroupHistory');

/** The orders of a pharmacy that were sent, or of a group's (002 §2.2, §6). It stands inside a `Suspense`. */
export function OrderHistory(props: OrderHistoryProps) {
  const { grouporderingenabled } = useSession().staff;
  return grouporderingenabled ? <GroupHistory {...props} /> : <HistoryPage {...props} />;
}
