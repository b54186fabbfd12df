import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect } from 'storybook/test';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import { messages } from '#orders/lines/api/goneOrder.ts';
import { order, quantityBox, Selector, selector } from '#orders/lines/testing/quantity.tsx';
import { samples, suppliers } from '#stories/samples.tsx';
import { expectVisible } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Failures/Ordering/Add to an order that is gone',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => <Selector name={samples.soldEverywhere} supplier={suppliers.yellow} />,
});

/** Another user deleted the order: a message is shown, and input is kept. */
export const OrderGone = meta.story({
  parameters: { backend: { scenario: 'busyMorning', openOrder: true } },
  play: async (context) => {
    const { backend, services } = getLoaded(context);
    const dialog = await selector();
    const { orderId = 0 } = services.store.get(currentOrderAtom) ?? {};
    backend.store.transaction(() => backend.store.orders.delete(orderId));
    await order(7);
    await expectVisible(messages.gone, dialog);
    await expect(await quantityBox()).toHaveValue('7');
  },
});
