import { OrderManagerPopup } from '../../features/ordering/components/OrderManagerPopup.tsx';
import { messages } from '../../features/ordering/messages.ts';
import '../../features/ordering/components/ordering.css';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { asPart, inWorld } from '../../../../.storybook/world.tsx';
import { messages as retailerMessages } from '../../retailers/messages.ts';
import { failing } from '../failing.ts';
import { chooseRetailers } from '../retailers.ts';
import { popup, rowsOf } from '../steps.ts';

const texts = messages.manager;

const meta = preview.meta({
  title: 'Failures/Retailers on order',
  ...inWorld,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => <OrderManagerPopup open onStart={fn()} onOpened={fn()} onClose={fn()} returnFocusTo={() => null} />,
});

const shows = failing('getOrderRetailers', {
  world: { scenario: 'groupMorning' },
  arrange: async () => {
    const manager = await popup(texts.title);
    // The keyboard goes on to the orders that were asked for: the first is chosen, and its retailers are read. A press on
    // another would meet the page that this call's failure leaves.
    await chooseRetailers(['Table Bay Pharmacy Sea Point'], texts.getOrders, manager);
  },
  instead: { 'code 5': retailerMessages.onOrder.none },
  kept: async () => {
    const [first] = await rowsOf(texts.unsent);
    await expect(first).toHaveAttribute('aria-selected', 'true');
  },
});

export const Code0 = meta.story(shows('code 0'));
export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
export const NotAnAnswer = meta.story(shows('not an answer'));
