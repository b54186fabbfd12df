import { expect } from 'storybook/test';
import { messages } from '#orders/manager/messages.ts';
import { orderManager } from '#orders/manager/testing/orderManager.tsx';
import { messages as retailerMessages } from '#retailers/messages.ts';
import { chooseRetailers } from '#retailers/testing/retailers.ts';
import { failing } from '#stories/failing.ts';
import { findRows, popup } from '#stories/steps.ts';

const texts = messages.manager;

export default failing('getOrderRetailers', {
  title: 'Failures/Orders/Retailers on order',
  render: orderManager,
  backend: { scenario: 'groupMorning' },
  arrange: async () => {
    const manager = await popup(texts.title);
    // Focus moves to the requested orders: the first is selected, and its retailers load. Clicking another would hit
    // the error page of this call.
    await chooseRetailers(['Table Bay Pharmacy Sea Point'], texts.getOrders, manager);
  },
  instead: { 'code 5': retailerMessages.onOrder.none },
  retained: async () => {
    const [first] = await findRows(texts.unsent);
    await expect(first).toHaveAttribute('aria-selected', 'true');
  },
});
