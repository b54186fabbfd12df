import { expect, fn } from 'storybook/test';
import { messages } from '#orders/baskets/messages.ts';
import { OrderFromBasket } from '#orders/baskets/ordering/OrderFromBasket.tsx';
import { BASKET, WithBasket } from '#orders/baskets/testing/baskets.tsx';
import { failing, texts as failures } from '#stories/failing.ts';
import { popup, press } from '#stories/steps.ts';

const texts = messages.duplicates;
const made = fn();

export default failing('createOrderFromBasket', {
  title: 'Failures/Baskets/Create order from basket',
  render: () => (
    <WithBasket type="weekly" name={BASKET.withDuplicates}>
      {(basket) => <OrderFromBasket basket={basket} onMade={made} onCancel={fn()} />}
    </WithBasket>
  ),
  arrange: async () => {
    await press('Yes', await popup(messages.order.title));
    await press(texts.goOn, await popup(texts.title));
  },
  error: (code) => (code === 2 ? `${failures.error(2)} ${messages.nothingOrdered}` : failures.error(code)),
  retained: async () => {
    await expect((await popup(texts.title)).getByRole('button', { name: texts.goOn })).toBeEnabled();
    await expect(made).not.toHaveBeenCalled();
  },
});
