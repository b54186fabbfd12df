import { fn, screen } from 'storybook/test';
import { messages } from '#orders/sending/messages.ts';
import { SendOrdersPopup } from '#orders/sending/SendOrdersPopup.tsx';
import { failing } from '#stories/failing.ts';

export default failing('listCommOrders', {
  title: 'Failures/Sending/Orders to send',
  render: () => <SendOrdersPopup orderId={1} onSent={fn()} onClose={fn()} returnFocusTo={() => null} />,
  backend: { scenario: 'busyMorning', openOrder: true },
  instead: { 'code 5': messages.send.none },
  retained: async () => {
    await screen.findByRole('button', { name: messages.send.refresh });
  },
});
