import { expect } from 'storybook/test';
import { messages } from '#orders/manager/messages.ts';
import { orderManager } from '#orders/manager/testing/orderManager.tsx';
import { messages as retailerMessages } from '#retailers/messages.ts';
import { chooseRetailers } from '#retailers/testing/retailers.ts';
import { failing } from '#stories/failing.ts';
import { popup, rowWith } from '#stories/steps.ts';

const texts = messages.manager;
const RETAILER = 'Table Bay Pharmacy Sea Point';

export default failing('listGroupUnsentOrders', {
  title: 'Failures/Orders/Unsent orders of a group',
  render: orderManager,
  backend: { scenario: 'groupMorning' },
  arrange: async () => chooseRetailers([RETAILER], texts.getOrders, await popup(texts.title)),
  instead: { 'code 5': texts.none },
  retained: async () => {
    await expect(await rowWith(RETAILER, retailerMessages.title)).toHaveAttribute('aria-selected', 'true');
  },
});
