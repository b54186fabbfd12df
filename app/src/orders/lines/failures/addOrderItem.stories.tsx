import preview from '@mortar/storybook/preview';
import { asPart, loadedOf, withBackend } from '@mortar/storybook/storyBackend';
import { expect } from 'storybook/test';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import { messages as gone } from '#orders/lines/api/goneOrder.ts';
import { order, quantityBox, Selector, selector } from '#orders/lines/testing/quantity.tsx';
import { failing } from '#stories/failing.ts';
import { samples, suppliers } from '#stories/samples.tsx';
import { see } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Failures/Ordering/Add to order',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => <Selector name={samples.soldEverywhere} supplier={suppliers.yellow} />,
});

const shows = failing('addOrderItem', {
  backend: { scenario: 'busyMorning', openOrder: true },
  arrange: () => order(7),
  within: selector,
  kept: async () => {
    await expect(await quantityBox()).toHaveValue('7');
  },
});

/** Someone else deleted the order beneath the page: that is said, and what was typed is kept. */
export const OrderGone = meta.story({
  parameters: { backend: { scenario: 'busyMorning', openOrder: true } },
  play: async (context) => {
    const { backend, services } = loadedOf(context);
    const dialog = await selector();
    const { orderid = 0 } = services.store.get(currentOrderAtom) ?? {};
    backend.store.transaction(() => backend.store.orders.delete(orderid));
    await order(7);
    await see(gone.gone, dialog);
    await expect(await quantityBox()).toHaveValue('7');
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
