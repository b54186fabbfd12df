import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn } from 'storybook/test';
import { messages as retailerMessages } from '#retailers/messages.ts';
import { chooseRetailers } from '#retailers/testing/retailers.ts';
import { expectVisible, findRows, popup } from '#stories/steps.ts';
import { HistoryPopup } from './HistoryPopup.tsx';
import { messages } from './messages.ts';

const texts = messages.orders;

const meta = preview.meta({
  title: 'Popups/After sending/Order History',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:order-history-popup'],
  parameters: { layout: 'fullscreen', backend: { scenario: 'openingTime' } },
  decorators: [asPart],
  render: () => <HistoryPopup onOrderAgain={fn()} onClose={fn()} />,
});

export const Orders = meta.story({
  name: 'orders',
  play: async () => {
    await expect((await findRows(texts.title, await popup(texts.title))).length).toBeGreaterThan(3);
  },
});

export const Group = meta.story({
  name: 'group',
  parameters: { popup: { focusMoved: true }, backend: { scenario: 'groupBuyer' } },
  play: async () => {
    const part = await popup(texts.title);
    await expectVisible(retailerMessages.selectOnTheLeft, part);
    await chooseRetailers(['Table Bay Pharmacy Sea Point'], texts.getHistory, part);
    await findRows(texts.title, part);
  },
});
