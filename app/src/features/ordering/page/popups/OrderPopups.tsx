import { memo, type ReactElement, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { LoadingPopup } from '#keyboard/ComingPopup.tsx';
import { paths } from '#pages/paths.ts';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { useSession } from '#session/useSession.ts';
import { lookingUpPopups } from './lookingUpPopups.tsx';
import { fetchManagerPopups, managerPopups } from './managerPopups.tsx';
import type { OrderPopup } from './orderPopup.ts';
import type { PopupPage, PopupTable } from './popupTable.ts';
import { fetchSendingPopups, sendingPopups } from './sendingPopups.tsx';

export interface OrderPopupsProps extends Pick<PopupPage, 'show' | 'onOrderAgain' | 'toLine' | 'returnFocusTo'> {
  popup: OrderPopup | null;
}

/** What a popup of one table is drawn as; null where it stands in another. */
function drawn<Own extends OrderPopup>(table: PopupTable<Own>, popup: OrderPopup | null, page: PopupPage) {
  if (!popup || !(popup.kind in table)) return null;
  // Its kind says which of the table's it is, which no type can follow.
  const draw = table[popup.kind as Own['kind']] as (popup: OrderPopup, page: PopupPage) => ReactElement;
  return draw(popup, page);
}

/** The popups about orders, and which leads to which. */
export const OrderPopups = memo(function OrderPopups({ popup, ...props }: OrderPopupsProps) {
  const navigate = useNavigate();
  const { grouporderingenabled: group } = useSession().staff;
  useEffect(function prefetchLaterParts() {
    fetchManagerPopups();
    fetchSendingPopups();
  }, []);
  const page = { ...props, group, toDashboard: () => void navigate(paths.dashboard()) };
  const close = () => props.show(null);
  return (
    <>
      <PartBoundary fallback={<LoadingPopup />} onFail={close}>
        {drawn(managerPopups, popup, page)}
      </PartBoundary>
      <PartBoundary fallback={<LoadingPopup />} onFail={close}>
        {drawn(lookingUpPopups, popup, page)}
      </PartBoundary>
      {/* What follows sending is no part that the page could do without: where it fails, the page does. */}
      <Suspense fallback={<LoadingPopup />}>{drawn(sendingPopups, popup, page)}</Suspense>
    </>
  );
});
