import { VisuallyHidden } from '@mortar/design-system';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { OrderPopups } from '#features/ordering/page/popups/OrderPopups.tsx';
import type { OrderPopup } from '#features/ordering/page/popups/orderPopup.ts';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { messages as managerMessages } from '#orders/manager/messages.ts';
import { OrderManagerPopup } from '#orders/manager/OrderManagerPopup.tsx';
import { paths } from '#pages/paths.ts';

/** /OrderManager: the order manager as a page (ruling 3). An opened order leads to the ordering page. */
export function OrderManagerScreen() {
  const navigate = useNavigate();
  const { current } = useCurrentOrder();
  const [popup, setPopup] = useState<OrderPopup | null>(null);
  const [started, setStarted] = useState(false);
  // A new order gets its description, and a group's its pharmacies, before the page is left.
  if (current && !started) return <Navigate replace to={paths.ordering()} />;
  const toOrdering = () => void navigate(paths.ordering());
  return (
    <>
      <VisuallyHidden as="h1">{managerMessages.manager.title}</VisuallyHidden>
      <OrderManagerPopup
        asPage
        open
        onStart={() => {
          setStarted(true);
          setPopup({ kind: 'start' });
        }}
        onImport={() => {
          setStarted(true);
          setPopup({ kind: 'import' });
        }}
        onBaskets={() => {
          setStarted(true);
          setPopup({ kind: 'baskets' });
        }}
        onOpened={toOrdering}
        onClose={() => undefined}
        returnFocusTo={() => null}
      />
      <OrderPopups
        popup={popup}
        show={(next) => {
          if (next && next.kind !== 'manager') return setPopup(next);
          setPopup(null);
          if (next) setStarted(false);
          else toOrdering();
        }}
        returnFocusTo={() => null}
      />
    </>
  );
}
