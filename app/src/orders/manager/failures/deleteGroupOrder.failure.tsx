import { messages } from '#orders/manager/messages.ts';
import { orderManager } from '#orders/manager/testing/orderManager.tsx';
import { failing } from '#stories/failing.ts';
import { expectVisible, popup, press, pressRow } from '#stories/steps.ts';

const texts = messages.manager;
const ORDER = 'Sea Point weekend';

export default failing('deleteGroupOrder', {
  title: 'Failures/Orders/Delete order of a group',
  render: orderManager,
  focusMoved: true,
  backend: { scenario: 'branchMorning' },
  arrange: async () => {
    const manager = await popup(texts.title);
    await pressRow(ORDER, texts.unsent, manager);
    await press(texts.delete, manager);
    await press('Yes', await popup(texts.deleteTitle));
  },
  // A missing order counts as deleted.
  instead: { 'code 5': `${ORDER} successfully deleted.` },
  retained: async () => expectVisible(messages.confirmDeleteOrder(ORDER)),
});
