import { userEvent } from 'storybook/test';
import { messages as texts } from '#features/promotions/product/messages.ts';
import { SelectorInShop } from '#features/promotions/shop/testing/InShop.tsx';
import { shopper } from '#features/promotions/shop/testing/shop.ts';
import { failing } from '#stories/failing.ts';
import { popup } from '#stories/steps.ts';

export default failing('listProductHistoryOfDays', {
  title: 'Failures/Shop/History of a promotion',
  render: () => <SelectorInShop />,
  backend: shopper,
  focusMoved: true,
  arrange: async () => {
    await userEvent.click((await popup(texts.title)).getByRole('tab', { name: texts.history }));
  },
  instead: { 'code 5': texts.orders.none },
  within: () => popup(texts.title),
});
