import { expect, screen } from 'storybook/test';
import { messages } from '#orders/history/messages.ts';
import { OrderHistory } from '#orders/history/OrderHistory.tsx';
import { messages as retailerMessages } from '#retailers/messages.ts';
import { chooseRetailers } from '#retailers/testing/retailers.ts';
import { failing } from '#stories/failing.ts';
import { rowWith } from '#stories/steps.ts';

const RETAILER = 'Table Bay Pharmacy Sea Point';

export default failing('listGroupHistory', {
  title: 'Failures/Orders/Order history of a group',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div style={{ blockSize: '100vh' }}>
      <OrderHistory />
    </div>
  ),
  backend: { scenario: 'groupBuyer' },
  arrange: () => chooseRetailers([RETAILER], messages.orders.getHistory, screen),
  instead: { 'code 5': messages.orders.none },
  retained: async () => {
    await expect(await rowWith(RETAILER, retailerMessages.title)).toHaveAttribute('aria-selected', 'true');
  },
});
