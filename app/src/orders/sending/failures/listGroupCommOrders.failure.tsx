import { fn, screen } from 'storybook/test';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { messages } from '#orders/sending/messages.ts';
import { SendOrdersPopup } from '#orders/sending/SendOrdersPopup.tsx';
import { failing } from '#stories/failing.ts';

const texts = messages.send;

function Dialog() {
  const { current } = useCurrentOrder();
  return <SendOrdersPopup orderId={current?.orderId ?? 0} onSent={fn()} onClose={fn()} returnFocusTo={() => null} />;
}

export default failing('listGroupCommOrders', {
  title: 'Failures/Sending/Unsent at suppliers, of a group',
  render: () => <Dialog />,
  backend: { scenario: 'groupMorning', openOrder: true },
  instead: { 'code 5': texts.none },
  retained: async () => {
    await screen.findByRole('button', { name: texts.manageRetailers });
  },
});
