import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen } from 'storybook/test';
import { messages } from '#orders/history/messages.ts';
import { OrderHistory } from '#orders/history/OrderHistory.tsx';
import { messages as retailerMessages } from '#retailers/messages.ts';
import { chooseRetailers } from '#retailers/testing/retailers.ts';
import { failing } from '#stories/failing.ts';
import { rowWith } from '#stories/steps.ts';

const RETAILER = 'Table Bay Pharmacy Sea Point';

const meta = preview.meta({
  title: 'Failures/Orders/Order history of a group',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  parameters: { layout: 'fullscreen' },
  decorators: [asPart],
  render: () => (
    <div style={{ blockSize: '100vh' }}>
      <OrderHistory />
    </div>
  ),
});

const shows = failing('listGroupHistory', {
  backend: { scenario: 'groupBuyer' },
  arrange: () => chooseRetailers([RETAILER], messages.orders.getHistory, screen),
  instead: { 'code 5': messages.orders.none },
  kept: async () => {
    await expect(await rowWith(RETAILER, retailerMessages.title)).toHaveAttribute('aria-selected', 'true');
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
