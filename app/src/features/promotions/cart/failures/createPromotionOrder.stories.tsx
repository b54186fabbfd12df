import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { screen } from 'storybook/test';
import { messages as texts } from '#features/promotions/cart/messages.ts';
import { CartInShop } from '#features/promotions/shop/testing/InShop.tsx';
import { shopper } from '#features/promotions/shop/testing/shop.ts';
import { failing } from '#stories/failing.ts';
import { popup, press, rowsOf } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Failures/Shop/Order of the cart',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  component: CartInShop,
});

const shows = failing('createPromotionOrder', {
  backend: shopper,
  moved: true,
  arrange: async () => press('Complete', await popup(texts.title)),
  error: () => texts.failed.text,
  unexpected: texts.failed.text,
  kept: async () => {
    await screen.findByRole('alertdialog', { name: texts.failed.title });
    await press(/^Okay/);
    await rowsOf(texts.title);
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
