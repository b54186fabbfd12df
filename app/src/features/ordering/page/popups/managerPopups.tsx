import { DescribeOrderPopup } from '#orders/current/DescribeOrderPopup.tsx';
import { StartOrderPopup } from '#orders/current/StartOrderPopup.tsx';
import { OrderManagerPopup } from '#orders/manager/OrderManagerPopup.tsx';
import { lazyPart } from '#parts/lazyPart.tsx';
import type { ManagerPopup } from './orderPopup.ts';
import type { PopupTable } from './popupTable.ts';

// Loaded for groups only, which few pharmacies belong to.
const OrderRetailerManagerPopup = lazyPart(
  () => import('#retailers/OrderRetailerManagerPopup.tsx'),
  'OrderRetailerManagerPopup',
);
// Few orders start from a file or basket, always via the order manager.
const ImportOrder = lazyPart(() => import('#orders/importing/ImportOrder.tsx'), 'ImportOrder');
const QuickOrderPopup = lazyPart(() => import('#features/ordering/quick-order/QuickOrderPopup.tsx'), 'QuickOrderPopup');
const BasketsPopup = lazyPart(() => import('#orders/baskets/BasketsPopup.tsx'), 'BasketsPopup');

/** Prefetches popups after the page. */
export const fetchManagerPopups = () => BasketsPopup.prefetch();

export const managerPopups: PopupTable<ManagerPopup> = {
  manager: ({ orderId, automatic }, { show, returnFocusTo }) => (
    <OrderManagerPopup
      open
      startAt={orderId}
      automatic={automatic}
      onStart={() => show({ kind: 'start' })}
      onImport={() => show({ kind: 'import' })}
      onBaskets={() => show({ kind: 'baskets' })}
      onOpened={() => show(null)}
      onClose={() => show(null)}
      returnFocusTo={returnFocusTo}
    />
  ),
  start: (_popup, { show, returnFocusTo }) => (
    <StartOrderPopup
      open
      onStarted={(order) => show({ kind: 'describe', order, isNew: true })}
      onCancel={() => show({ kind: 'manager' })}
      returnFocusTo={returnFocusTo}
    />
  ),
  describe: ({ order, isNew = false }, { show, group, returnFocusTo }) => (
    <DescribeOrderPopup
      order={order}
      isNew={isNew}
      // A group's new order is assigned to pharmacies next (001 §4, order creation).
      onClose={() => show(isNew && group ? { kind: 'retailers', orderId: order.id } : null)}
      returnFocusTo={returnFocusTo}
    />
  ),
  import: (_popup, { show, returnFocusTo }) => (
    <ImportOrder
      onOpened={() => show(null)}
      onSaved={(orderId) => show({ kind: 'manager', orderId })}
      onClose={() => show({ kind: 'manager' })}
      returnFocusTo={returnFocusTo}
    />
  ),
  quick: ({ orderId }, { show, returnFocusTo }) => (
    <QuickOrderPopup orderId={orderId} onClose={() => show(null)} returnFocusTo={returnFocusTo} />
  ),
  baskets: ({ startAt }, { show, group, returnFocusTo }) => (
    <BasketsPopup
      startAt={startAt}
      onOpened={() => show(null)}
      // A group's new order is assigned to pharmacies next (001 §4, order creation).
      onMade={({ orderId }) => show(group ? { kind: 'retailers', orderId } : null)}
      onClose={() => show({ kind: 'manager' })}
      returnFocusTo={returnFocusTo}
    />
  ),
  retailers: ({ orderId }, { show, returnFocusTo }) => (
    <OrderRetailerManagerPopup
      orderId={orderId}
      onSaved={() => show(null)}
      onClose={() => show(null)}
      returnFocusTo={returnFocusTo}
    />
  ),
};
