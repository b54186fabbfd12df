import { messages } from '#orders/manager/messages.ts';
import { orderManager } from '#orders/manager/testing/orderManager.tsx';
import { failing } from '#stories/failing.ts';
import { expectVisible, popup, press, pressRow } from '#stories/steps.ts';

const texts = messages.manager;
const ORDER = 'Front shop top-up';

export default failing('deleteOrder', {
  title: 'Failures/Orders/Delete order',
  render: orderManager,
  focusMoved: true,
  arrange: async () => {
    const manager = await popup(texts.title);
    await pressRow(ORDER, texts.title, manager);
    await press(texts.delete, manager);
    await press('Yes', await popup(texts.deleteTitle));
  },
  // A missing order counts as deleted.
  instead: { 'code 5': `${ORDER} successfully deleted.` },
  retained: async () => expectVisible(messages.confirmDeleteOrder(ORDER)),
});
