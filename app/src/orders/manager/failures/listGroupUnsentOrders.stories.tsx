import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect } from 'storybook/test';
import { messages } from '#orders/manager/messages.ts';
import { orderManager } from '#orders/manager/testing/orderManager.tsx';
import { messages as retailerMessages } from '#retailers/messages.ts';
import { chooseRetailers } from '#retailers/testing/retailers.ts';
import { failing } from '#stories/failing.ts';
import { popup, rowWith } from '#stories/steps.ts';

const texts = messages.manager;
const RETAILER = 'Table Bay Pharmacy Sea Point';

const meta = preview.meta({
  title: 'Failures/Orders/Unsent orders of a group',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: orderManager,
});

const shows = failing('listGroupUnsentOrders', {
  backend: { scenario: 'groupMorning' },
  arrange: async () => chooseRetailers([RETAILER], texts.getOrders, await popup(texts.title)),
  instead: { 'code 5': texts.none },
  kept: async () => {
    await expect(await rowWith(RETAILER, retailerMessages.title)).toHaveAttribute('aria-selected', 'true');
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
