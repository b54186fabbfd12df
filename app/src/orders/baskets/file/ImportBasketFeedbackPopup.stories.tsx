import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, type StoryBackendContext, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn } from 'storybook/test';
import type { FilledBasket } from '#orders/baskets/api/importBasket.ts';
import { messages } from '#orders/baskets/messages.ts';
import { messages as importMessages } from '#orders/importing/messages.ts';
import { expectVisible, findRows, popup } from '#stories/steps.ts';
import { ImportBasketFeedbackPopup } from './ImportBasketFeedbackPopup.tsx';

const texts = messages.feedback;

const result = (linked: number, unlinked: number): FilledBasket => ({
  items: linked + unlinked,
  linked,
  unlinked,
  unlinkedLines: Array.from({ length: unlinked }, (_, index) => ({
    code: '',
    supplierCode: '',
    description: `Discontinued product ${index + 1} 500 mg TAB 20's`,
    nappiCode: String(711_111_012 + index),
    barcode: String(6_001_234_567_890 + index),
    quantity: String(index + 2),
  })),
  orderId: 7,
  linesBefore: 0,
});

function getBasket(context: Pick<StoryBackendContext, 'loaded'>) {
  const { store } = getLoaded(context).backend;
  const lines = (orderid: number) => store.items.at(orderid).length;
  const basket = [...store.orders.all()].find(({ orderid, isbasket }) => isbasket && lines(orderid) > 2);
  return { orderid: basket?.orderid ?? 0, lines: lines(basket?.orderid ?? 0) };
}

const meta = preview.meta({
  title: 'Popups/Baskets/Import Basket Feedback',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:import-basket-feedback'],
  decorators: [asPart],
  args: { result: result(31, 0) as FilledBasket | null },
  render: ({ result: of }) => <ImportBasketFeedbackPopup result={of} onClose={fn()} />,
});

export const AllLinked = meta.story({
  name: 'all linked',
  play: async () => {
    await expectVisible(importMessages.result.allLinked, await popup(texts.title));
  },
});

/** Two of four items merged with existing products. */
export const JoinedItems = meta.story({
  name: 'items that became one line',
  render: (_, context) => {
    const { orderid, lines } = getBasket(context as unknown as StoryBackendContext);
    return (
      <ImportBasketFeedbackPopup
        result={{ ...result(4, 0), orderId: orderid, linesBefore: lines - 2 }}
        onClose={fn()}
      />
    );
  },
  play: async () => {
    await expectVisible(importMessages.result.joined(4, 2), await popup(texts.title));
  },
});

export const UnlinkedItems = meta.story({
  name: 'unlinked items',
  args: { result: result(12, 14) },
  play: async () => {
    await expect((await findRows(importMessages.unlinked.title, await popup(texts.title))).length).toBeGreaterThan(5);
  },
});

/** The answer was lost, but the basket was filled. */
export const WithoutResult = meta.story({
  args: { result: null },
  play: async () => {
    await expectVisible(texts.filledWithoutResult, await popup(texts.title));
  },
});
