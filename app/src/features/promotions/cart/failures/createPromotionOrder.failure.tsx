import { screen } from 'storybook/test';
import { messages as texts } from '#features/promotions/cart/messages.ts';
import { CartInShop } from '#features/promotions/shop/testing/InShop.tsx';
import { shopper } from '#features/promotions/shop/testing/shop.ts';
import { failing } from '#stories/failing.ts';
import { findRows, popup, press } from '#stories/steps.ts';

export default failing('createPromotionOrder', {
  title: 'Failures/Shop/Order of the cart',
  render: () => <CartInShop />,
  backend: shopper,
  focusMoved: true,
  arrange: async () => press('Complete', await popup(texts.title)),
  error: () => texts.failed.text,
  unexpected: texts.failed.text,
  retained: async () => {
    await screen.findByRole('alertdialog', { name: texts.failed.title });
    await press(/^Okay/);
    await findRows(texts.title);
  },
});
