import { expect } from 'storybook/test';
import { messages } from '#orders/manager/messages.ts';
import { orderManager } from '#orders/manager/testing/orderManager.tsx';
import { failing } from '#stories/failing.ts';
import { popup, press, pressRow, rowWith } from '#stories/steps.ts';

const texts = messages.manager;
const ORDER = 'Front shop top-up';

export default failing('updateOrderLock', {
  title: 'Failures/Orders/Locking an order',
  render: orderManager,
  arrange: async () => {
    const manager = await popup(texts.title);
    await pressRow(ORDER, texts.title, manager);
    await press(texts.open, manager);
  },
  kept: async () => {
    await expect(await rowWith(ORDER, texts.title)).toHaveAttribute('aria-selected', 'true');
  },
});
