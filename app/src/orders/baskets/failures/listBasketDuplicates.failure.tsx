import { expect, fn, waitFor } from 'storybook/test';
import { messages } from '#orders/baskets/messages.ts';
import { OrderFromBasket } from '#orders/baskets/ordering/OrderFromBasket.tsx';
import { BASKET, WithBasket } from '#orders/baskets/testing/baskets.tsx';
import { failing } from '#stories/failing.ts';
import { popup, press } from '#stories/steps.ts';

const texts = messages.duplicates;
const made = fn();

export default failing('listBasketDuplicates', {
  title: 'Failures/Baskets/Duplicates of a basket',
  render: () => (
    <WithBasket type="weekly" name={BASKET.withDuplicates}>
      {(basket) => <OrderFromBasket basket={basket} onMade={made} onCancel={fn()} />}
    </WithBasket>
  ),
  arrange: async () => press('Yes', await popup(messages.order.title)),
  // Without duplicates the order is created directly.
  instead: { 'code 5': async () => waitFor(() => expect(made).toHaveBeenCalled()) },
  retained: async () => {
    await expect((await popup(texts.title)).getByRole('button', { name: texts.goOn })).toBeVisible();
    await expect(made).not.toHaveBeenCalled();
  },
});
