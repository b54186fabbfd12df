import { screen } from 'storybook/test';
import { messages } from '#orders/manager/messages.ts';
import { orderManager } from '#orders/manager/testing/orderManager.tsx';
import { messages as retailerMessages } from '#retailers/messages.ts';
import { failing } from '#stories/failing.ts';

export default failing('getPharmacyAssignment', {
  title: 'Failures/Orders/Assigned retailers',
  render: orderManager,
  backend: { scenario: 'groupMorning' },
  instead: { 'code 5': retailerMessages.none },
  retained: async () => {
    await screen.findByRole('button', { name: messages.manager.start });
  },
});
