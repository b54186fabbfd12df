import { expectItSelected, openAnOrder, orderManager } from '#orders/manager/testing/orderManager.tsx';
import { failing } from '#stories/failing.ts';

export default failing('getOrderLock', {
  title: 'Failures/Orders/Lock of an order',
  render: orderManager,
  arrange: openAnOrder,
  retained: expectItSelected,
});
