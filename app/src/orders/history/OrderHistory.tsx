import { lazyPart } from '#parts/lazyPart.tsx';
import { useSession } from '#session/useSession.ts';
import { HistoryPage, type OrderHistoryProps } from './HistoryPage.tsx';

// Loaded for groups only, which few pharmacies belong to.
const GroupHistory = lazyPart(() => import('./GroupHistory.tsx'), 'GroupHistory');

/** Lists sent orders of a pharmacy or group (002 §2.2, §6). Needs a `Suspense` around it. */
export function OrderHistory(props: OrderHistoryProps) {
  const { grouporderingenabled } = useSession().staff;
  return grouporderingenabled ? <GroupHistory {...props} /> : <HistoryPage {...props} />;
}
