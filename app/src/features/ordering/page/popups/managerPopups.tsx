import { DescribeOrderPopup } from '#orders/current/DescribeOrderPopup.tsx';
import { StartOrderPopup } from '#orders/current/StartOrderPopup.tsx';
import { OrderManagerPopup } from '#orders/manager/OrderManagerPopup.tsx';
import { lazyPart } from '#parts/lazyPart.tsx';
import type { ManagerPopup } from './orderPopup.ts';
import type { PopupTable } from './popupTable.ts';

// Few pharmacies belong to a group: the others never fetch its part.
const OrderRetailerManagerPopup = lazyPart(
  () => import('#retailers/OrderRetailerManagerPopup.tsx'),
  'OrderRetailerManagerPopup',
);
// Few orders begin with a file or a basket, and who wants one comes from the order manager: there is time to fetch them.
const ImportOrder = lazyPart(() => import('#orders/importing/ImportOrder.tsx'), 'ImportOrder');
// Fetched when somebody has a list.
const QuickOrderPopup = lazyPart(() => import('#features/ordering/quick-order/QuickOrderPopup.tsx'), 'QuickOrderPopup');
const BasketsPopup = lazyPart(() => import('#orders/baskets/BasketsPopup.tsx'), 'BasketsPopup');

/** Fetched once the page stands. */
export const fetchManagerPopups = () => BasketsPopup.prefetch();

export const managerPopups: PopupTable<ManagerPopup> = {
  manager: ({ orderid, unasked }, { show, returnFocusTo }) => (
    <OrderManagerPopup
      open
      startAt={orderid}
      unasked={unasked}
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
      // In a group, whom a new order is for is asked next (001 §4, order creation).
      onClose={() => show(isNew && group ? { kind: 'retailers', orderid: order.id } : null)}
      returnFocusTo={returnFocusTo}
    />
  ),
  import: (_popup, { show, returnFocusTo }) => (
    <ImportOrder
      onOpened={() => show(null)}
      onSaved={(orderid) => show({ kind: 'manager', orderid })}
      onClose={() => show({ kind: 'manager' })}
      returnFocusTo={returnFocusTo}
    />
  ),
  quick: ({ orderid }, { show, returnFocusTo }) => (
    <QuickOrderPopup orderid={orderid} onClose={() => show(null)} returnFocusTo={returnFocusTo} />
  ),
  baskets: ({ startAt }, { show, group, returnFocusTo }) => (
    <BasketsPopup
      startAt={startAt}
      onOpened={() => show(null)}
      // In a group, whom a new order is for is asked next (001 §4, order creation).
      onMade={({ orderid }) => show(group ? { kind: 'retailers', orderid } : null)}
      onClose={() => show({ kind: 'manager' })}
      returnFocusTo={returnFocusTo}
    />
  ),
  retailers: ({ orderid }, { show, returnFocusTo }) => (
    <OrderRetailerManagerPopup
      orderid={orderid}
      onSaved={() => show(null)}
      onClose={() => show(null)}
      returnFocusTo={returnFocusTo}
    />
  ),
};
