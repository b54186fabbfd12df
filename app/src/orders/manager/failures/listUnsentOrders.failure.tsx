import { screen } from 'storybook/test';
import { messages } from '#orders/manager/messages.ts';
import { orderManager } from '#orders/manager/testing/orderManager.tsx';
import { failing } from '#stories/failing.ts';

export default failing('listUnsentOrders', {
  title: 'Failures/Orders/Unsent orders',
  render: orderManager,
  instead: { 'code 5': messages.manager.none },
  retained: async () => {
    await screen.findByRole('button', { name: messages.manager.start });
  },
});
