import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { getLoaded, type StoryBackendContext, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, waitFor } from 'storybook/test';
import { type CurrentOrder, currentOrderAtom, orderElsewhereAtom } from '#orders/current/currentOrder.ts';
import { messages } from '#orders/current/messages.ts';
import { unsavedLinesAtom } from '#orders/lines/unsavedLines.ts';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import type { Product } from '#products/search/model/product.ts';
import { expectVisible, popup, press } from '#stories/steps.ts';

const texts = messages.orderElsewhere;

const meta = preview.meta({
  title: 'Popups/The order/Order open in another tab',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:order-elsewhere'],
  parameters: { layout: 'fullscreen', backend: { scenario: 'busyMorning', openOrder: true } },
  render: appAt('/Ordering'),
});

type Story = Pick<StoryBackendContext, 'loaded'>;

/** The open order is in another tab: taken from this one, or never open here. */
function openElsewhere(context: Story, lost: boolean): CurrentOrder {
  const { store } = getLoaded(context).services;
  const order = store.get(currentOrderAtom);
  if (!order) throw new Error('the scenario has no order');
  store.set(orderElsewhereAtom, { order, lost });
  store.set(currentOrderAtom, null);
  return order;
}

export const Open = meta.story({
  name: 'open in another tab',
  play: async (context) => {
    openElsewhere(context, false);
    await expectVisible(messages.openInAnotherTab, await popup(texts.title));
  },
});

/** The tab that had the order closes it and shows a message. */
export const Taken = meta.story({
  name: 'taken by another tab',
  play: async (context) => {
    await screen.findByRole('button', { name: 'Save' });
    const { orderNumber } = openElsewhere(context, true);
    await expectVisible(texts.lost(orderNumber), await popup(texts.title));
    await expect(document.querySelector('.order-name')).toBeNull();
  },
});

export const UnsavedLinesKept = meta.story({
  name: 'unsaved lines kept',
  play: async (context) => {
    const { orderId } = openElsewhere(context, true);
    const product = { productCode: 'P', description: 'Panado' } as Product;
    const line = (supplierpriceid: number) => ({
      orderid: orderId,
      product,
      price: { supplierPriceId: supplierpriceid } as SupplierPrice,
      quantity: 2,
      error: '',
    });
    getLoaded(context).services.store.set(unsavedLinesAtom, [line(1), line(2)]);
    await expectVisible(texts.retained(2), await popup(texts.title));
  },
});

export const Taking = meta.story({
  name: 'taking it',
  parameters: { backend: { faults: [{ call: 'updateOrderLock', kind: 'never' }] } },
  play: async (context) => {
    openElsewhere(context, false);
    const question = await popup(texts.title);
    await press(texts.workHere, question);
    await waitFor(() =>
      expect(question.getByRole('button', { name: texts.workHere })).toHaveAttribute('aria-busy', 'true'),
    );
  },
});

/** A colleague has opened the order meanwhile. */
export const Refused = meta.story({
  name: 'refused',
  parameters: { backend: { scenario: 'orderLockedByColleague', openOrder: false } },
  play: async (context) => {
    const { backend, services } = getLoaded(context);
    const locked = [...backend.store.orders.all()].find(({ lock }) => lock);
    if (!locked) throw new Error('nobody has an order open');
    const { orderid, ordernumber } = locked;
    services.store.set(orderElsewhereAtom, {
      order: { orderId: orderid, orderNumber: ordernumber, type: 'update' },
      lost: false,
    });
    await press(texts.workHere, await popup(texts.title));
    await expectVisible(/^This order is currently opened by/);
  },
});
