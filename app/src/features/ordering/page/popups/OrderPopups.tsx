import { memo, type ReactElement, Suspense, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { LoadingPopup } from '#keyboard/LoadingPopup.tsx';
import { paths } from '#pages/paths.ts';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { useSession } from '#session/useSession.ts';
import { fetchManagerPopups, managerPopups } from './managerPopups.tsx';
import type { OrderPopup } from './orderPopup.ts';
import type { PopupPage, PopupTable } from './popupTable.ts';
import { recordsPopups } from './recordsPopups.tsx';
import { fetchSendingPopups, sendingPopups } from './sendingPopups.tsx';

export interface OrderPopupsProps extends Pick<PopupPage, 'show' | 'onOrderAgain' | 'toLine' | 'returnFocusTo'> {
  popup: OrderPopup | null;
}

/** Renders a popup of one table; null for popups of others. */
function renderPopup<Own extends OrderPopup>(table: PopupTable<Own>, popup: OrderPopup | null, page: PopupPage) {
  if (!popup || !(popup.kind in table)) return null;
  // `kind` selects the renderer, which TypeScript cannot infer.
  const render = table[popup.kind as Own['kind']] as (popup: OrderPopup, page: PopupPage) => ReactElement;
  return render(popup, page);
}

/** Shows the popups about orders and switches between them. */
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
        {renderPopup(managerPopups, popup, page)}
      </PartBoundary>
      <PartBoundary fallback={<LoadingPopup />} onFail={close}>
        {renderPopup(recordsPopups, popup, page)}
      </PartBoundary>
      {/* The steps after sending are essential: if one fails to load, the page fails. */}
      <Suspense fallback={<LoadingPopup />}>{renderPopup(sendingPopups, popup, page)}</Suspense>
    </>
  );
});
