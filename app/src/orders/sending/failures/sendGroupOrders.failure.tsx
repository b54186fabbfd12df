import { fn } from 'storybook/test';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { SendOrdersPopup } from '#orders/sending/SendOrdersPopup.tsx';
import { expectAllSelected, sendAll, sendDialog } from '#orders/sending/testing/sendAll.ts';
import { failing } from '#stories/failing.ts';

function Dialog() {
  const { current } = useCurrentOrder();
  return <SendOrdersPopup orderId={current?.orderId ?? 0} onSent={fn()} onClose={fn()} returnFocusTo={() => null} />;
}

export default failing('sendGroupOrders', {
  title: 'Failures/Sending/Send orders of a group',
  render: () => <Dialog />,
  backend: { scenario: 'groupMorning', openOrder: true },
  arrange: sendAll,
  within: sendDialog,
  retained: expectAllSelected,
});
