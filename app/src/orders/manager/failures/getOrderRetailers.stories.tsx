import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn } from 'storybook/test';
import { messages } from '#orders/manager/messages.ts';
import { OrderManagerPopup } from '#orders/manager/OrderManagerPopup.tsx';
import { messages as retailerMessages } from '#retailers/messages.ts';
import { chooseRetailers } from '#retailers/testing/retailers.ts';
import { failing } from '#stories/failing.ts';
import { popup, pressRow, rowWith } from '#stories/steps.ts';

const texts = messages.manager;
const ORDER = 'Sea Point weekend';

const meta = preview.meta({
  title: 'Failures/Retailers on order',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => <OrderManagerPopup open onStart={fn()} onOpened={fn()} onClose={fn()} returnFocusTo={() => null} />,
});

const shows = failing('getOrderRetailers', {
  backend: { scenario: 'groupMorning' },
  arrange: async () => {
    const manager = await popup(texts.title);
    await chooseRetailers(['Table Bay Pharmacy Sea Point'], texts.getOrders, manager);
    await pressRow(ORDER, texts.unsent, manager);
  },
  instead: { 'code 5': retailerMessages.onOrder.none },
  kept: async () => {
    await expect(await rowWith(ORDER, texts.unsent)).toHaveAttribute('aria-selected', 'true');
  },
});

export const Code0 = meta.story(shows('code 0'));
export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
export const NotAnAnswer = meta.story(shows('not an answer'));
