import { fn } from 'storybook/test';
import { SendOrdersPopup } from '#orders/sending/SendOrdersPopup.tsx';
import { expectAllSelected, sendAll, sendDialog } from '#orders/sending/testing/sendAll.ts';
import { failing } from '#stories/failing.ts';

export default failing('sendOrders', {
  title: 'Failures/Sending/Send orders',
  render: () => <SendOrdersPopup orderId={1} onSent={fn()} onClose={fn()} returnFocusTo={() => null} />,
  backend: { scenario: 'busyMorning', openOrder: true },
  arrange: sendAll,
  within: sendDialog,
  retained: expectAllSelected,
});
