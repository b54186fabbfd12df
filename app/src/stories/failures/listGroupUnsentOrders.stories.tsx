import { OrderManagerPopup } from '../../features/ordering/components/OrderManagerPopup.tsx';
import { messages } from '../../features/ordering/messages.ts';
import '../../features/ordering/components/ordering.css';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { asPart, withBackend } from '../../../../.storybook/storyBackend.tsx';
import { messages as retailerMessages } from '../../retailers/messages.ts';
import { failing } from '../failing.ts';
import { chooseRetailers } from '../retailers.ts';
import { popup, rowWith } from '../steps.ts';

const texts = messages.manager;
const RETAILER = 'Table Bay Pharmacy Sea Point';

const meta = preview.meta({
  title: 'Failures/Unsent orders of a group',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => <OrderManagerPopup open onStart={fn()} onOpened={fn()} onClose={fn()} returnFocusTo={() => null} />,
});

const shows = failing('listGroupUnsentOrders', {
  backend: { scenario: 'groupMorning' },
  arrange: async () => chooseRetailers([RETAILER], texts.getOrders, await popup(texts.title)),
  instead: { 'code 5': texts.none },
  kept: async () => {
    await expect(await rowWith(RETAILER, retailerMessages.title)).toHaveAttribute('aria-selected', 'true');
  },
});

export const Code0 = meta.story(shows('code 0'));
export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
export const NotAnAnswer = meta.story(shows('not an answer'));
