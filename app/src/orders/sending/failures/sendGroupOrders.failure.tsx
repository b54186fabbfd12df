import { expect, fn } from 'storybook/test';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { messages } from '#orders/sending/messages.ts';
import { SendOrdersPopup } from '#orders/sending/SendOrdersPopup.tsx';
import { failing } from '#stories/failing.ts';
import { popup, press, rowsOf } from '#stories/steps.ts';

const texts = messages.send;

function Dialog() {
  const { current } = useCurrentOrder();
  return <SendOrdersPopup orderid={current?.orderid ?? 0} onSent={fn()} onClose={fn()} returnFocusTo={() => null} />;
}

export default failing('sendGroupOrders', {
  title: 'Failures/Sending/Send orders of a group',
  render: () => <Dialog />,
  backend: { scenario: 'groupMorning', openOrder: true },
  arrange: async () => {
    const dialog = await popup(texts.title);
    await rowsOf(texts.grid, dialog);
    await press(texts.selectAll, dialog);
    await press(texts.sendSeveral, dialog);
  },
  within: () => popup(texts.title),
  kept: async () => {
    for (const row of await rowsOf(texts.grid)) await expect(row).toHaveAttribute('aria-selected', 'true');
  },
});
