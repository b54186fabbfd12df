import { expectItSelected, openAnOrder, orderManager } from '#orders/manager/testing/orderManager.tsx';
import { failing } from '#stories/failing.ts';

export default failing('updateOrderLock', {
  title: 'Failures/Orders/Locking an order',
  render: orderManager,
  arrange: openAnOrder,
  retained: expectItSelected,
});
