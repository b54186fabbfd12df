import { expect, fn } from 'storybook/test';
import { messages } from '#orders/sending/messages.ts';
import { SendOrdersPopup } from '#orders/sending/SendOrdersPopup.tsx';
import { failing } from '#stories/failing.ts';
import { popup, press, rowsOf } from '#stories/steps.ts';

const texts = messages.send;

export default failing('sendOrders', {
  title: 'Failures/Sending/Send orders',
  render: () => <SendOrdersPopup orderid={1} onSent={fn()} onClose={fn()} returnFocusTo={() => null} />,
  backend: { scenario: 'busyMorning', openOrder: true },
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
