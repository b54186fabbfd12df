import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn, waitFor } from 'storybook/test';
import { expectVisible, popup } from '#stories/steps.ts';
import { messages } from './messages.ts';
import { PrintBasketPopup } from './PrintBasketPopup.tsx';
import { BASKET, WithBasket } from './testing/baskets.tsx';

const texts = messages.print;

const meta = preview.meta({
  title: 'Popups/Baskets/Order Details Report (basket)',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:print-basket'],
  decorators: [asPart],
  render: () => (
    <WithBasket type="daily" name={BASKET.daily}>
      {({ orderId }) => <PrintBasketPopup orderId={orderId} onClose={fn()} />}
    </WithBasket>
  ),
});

async function openPreview() {
  const dialog = await popup(texts.title);
  await waitFor(() => expect(document.querySelector('[data-drawn]')).not.toBeNull(), { timeout: 20_000 });
  return dialog;
}

/** One page per supplier. */
export const Preview = meta.story({
  name: 'preview',
  play: async () => {
    await expectVisible(/^\d pages$/, await openPreview());
  },
});

export const Long = meta.story({
  name: 'long',
  parameters: { backend: { scenario: 'longOrder' } },
  render: (_args, context) => {
    const { orders, items } = getLoaded(context).backend.store;
    const [longest] = [...orders.all()].toSorted((a, b) => items.at(b.orderid).length - items.at(a.orderid).length);
    return <PrintBasketPopup orderId={longest?.orderid ?? 0} onClose={fn()} />;
  },
  play: async () => {
    await expectVisible(/^\d\d pages$/, await openPreview());
  },
});

export const Failed = meta.story({
  name: 'failed',
  parameters: { backend: { faults: [{ call: 'getOrder', kind: 'code', code: 2 }] } },
  play: async () => {
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.', await popup(texts.title));
  },
});
