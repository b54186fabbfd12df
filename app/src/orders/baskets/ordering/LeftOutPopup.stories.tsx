import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn, waitFor } from 'storybook/test';
import { messages } from '#orders/baskets/messages.ts';
import { BASKET, WithBasket } from '#orders/baskets/testing/baskets.tsx';
import { expectVisible, findRows, popup, press } from '#stories/steps.ts';
import { OrderFromBasket } from './OrderFromBasket.tsx';

const texts = messages.leftOut;
const done = { made: fn(), cancelled: fn() };
/** Role limited to schedules below 2. */
const upToScheduleOne = {
  ordering: {
    dispensaryproducts: false,
    productschedules: { two: false, three: false, four: false, five: false, six: false, seven: false },
  },
};

const meta = preview.meta({
  title: 'Popups/Baskets/Not Everything Was Ordered',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:basket-left-out'],
  parameters: { popup: { focusMoved: true }, backend: { permissions: upToScheduleOne } },
  decorators: [asPart],
  render: () => (
    <WithBasket type="daily" name={BASKET.daily}>
      {(basket) => <OrderFromBasket basket={basket} onMade={done.made} onCancel={done.cancelled} />}
    </WithBasket>
  ),
});

async function order() {
  await press('Yes', await popup(messages.order.title));
  await press(messages.duplicates.goOn, await popup(messages.duplicates.title));
  return popup(texts.title);
}

/** Items that the role may not order are listed; the order opens afterwards. */
export const SomeLeftOut = meta.story({
  name: 'some left out',
  play: async () => {
    const left = await order();
    await waitFor(async () => expect((await findRows(texts.list, left)).length).toBeGreaterThan(1));
    await expectVisible(/ of 9 items are on the order\. Your role may not order these/, left);
    await expect(left.getByRole('button', { name: texts.open })).toHaveFocus();
    await expect(done.made).not.toHaveBeenCalled();
  },
});

/** Only ordered items leave the basket. */
export const StaysInTheBasket = meta.story({
  name: 'stays in the basket',
  parameters: {
    popup: { focusMoved: true },
    backend: { permissions: upToScheduleOne, settings: { ordering_EmptyBaskets: true } },
  },
  play: async (context) => {
    const left = await order();
    const rows = await findRows(texts.list, left);
    await expectVisible(new RegExp(texts.retained), left);
    const { orders, items } = getLoaded(context).backend.store;
    const basket = [...orders.all()].find(({ description, isbasket }) => isbasket && description === BASKET.daily);
    await waitFor(() => expect(items.at(basket?.orderid ?? 0)).toHaveLength(rows.length));
  },
});
