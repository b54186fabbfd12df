import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn, waitFor } from 'storybook/test';
import { messages } from '#orders/baskets/messages.ts';
import { OrderFromBasket } from '#orders/baskets/ordering/OrderFromBasket.tsx';
import { BASKET, WithBasket } from '#orders/baskets/testing/baskets.tsx';
import { failing } from '#stories/failing.ts';
import { popup, press } from '#stories/steps.ts';

const texts = messages.duplicates;
const made = fn();

const meta = preview.meta({
  title: 'Failures/Baskets/Duplicates of a basket',
  ...withBackend,
  tags: ['!autodocs', 'app', 'failure'],
  decorators: [asPart],
  render: () => (
    <WithBasket type="weekly" name={BASKET.withDuplicates}>
      {(basket) => <OrderFromBasket basket={basket} onMade={made} onCancel={fn()} />}
    </WithBasket>
  ),
});

const shows = failing('listBasketDuplicates', {
  arrange: async () => press('Yes', await popup(messages.order.title)),
  // None are there: the order is made straight away.
  instead: { 'code 5': async () => waitFor(() => expect(made).toHaveBeenCalled()) },
  kept: async () => {
    await expect((await popup(texts.title)).getByRole('button', { name: texts.goOn })).toBeVisible();
    await expect(made).not.toHaveBeenCalled();
  },
});

export const Code2 = meta.story(shows('code 2'));
export const Code4 = meta.story(shows('code 4'));
export const Code5 = meta.story(shows('code 5'));
export const ConnectionDropped = meta.story(shows('connection dropped'));
