import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { userEvent } from 'storybook/test';
import { messages as texts } from '#features/promotions/product/messages.ts';
import { SelectorInShop } from '#features/promotions/shop/testing/InShop.tsx';
import { shopper } from '#features/promotions/shop/testing/shop.ts';
import { failing } from '#stories/failing.ts';
import { popup } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Failures/Shop/History of a promotion',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  component: SelectorInShop,
});

const shows = failing('listProductHistoryOfDays', {
  backend: shopper,
  moved: true,
  arrange: async () => {
    await userEvent.click((await popup(texts.title)).getByRole('tab', { name: texts.history }));
  },
  instead: { 'code 5': texts.orders.none },
  within: () => popup(texts.title),
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
