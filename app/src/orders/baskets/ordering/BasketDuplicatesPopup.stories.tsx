import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { messages } from '#orders/baskets/messages.ts';
import { BASKET, WithBasket } from '#orders/baskets/testing/baskets.tsx';
import { expectVisible, findRows, popup, press } from '#stories/steps.ts';
import { OrderFromBasket } from './OrderFromBasket.tsx';

const texts = messages.duplicates;
const done = { made: fn(), cancelled: fn() };

const meta = preview.meta({
  title: 'Popups/Baskets/Last Ordered Warning (basket)',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:basket-duplicates'],
  decorators: [asPart],
  render: () => (
    <WithBasket type="weekly" name={BASKET.withDuplicates}>
      {(basket) => <OrderFromBasket basket={basket} onMade={done.made} onCancel={done.cancelled} />}
    </WithBasket>
  ),
});

async function confirm() {
  await press('Yes', await popup(messages.order.title));
  return popup(texts.title);
}

export const List = meta.story({
  name: 'list',
  play: async () => {
    const warning = await confirm();
    await findRows(texts.title, warning);
    await expect(warning.getByRole('button', { name: texts.goOn })).toHaveFocus();
  },
});

/** The check failed and is not taken for no duplicates. */
export const FailedCheck = meta.story({
  name: 'failed check',
  parameters: { backend: { faults: [{ call: 'listBasketDuplicates', kind: 'code', code: 2 }] } },
  play: async () => {
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.', await confirm());
    await expect(done.made).not.toHaveBeenCalled();
  },
});

/** The answer was lost: the order is found and opened, not created twice. */
export const AnswerLost = meta.story({
  parameters: {
    popup: { focusMoved: true },
    backend: { faults: [{ call: 'createOrderFromBasket', kind: 'lostAnswer' }] },
  },
  play: async () => {
    await press(texts.goOn, await confirm());
    await waitFor(() => expect(done.made).toHaveBeenCalled());
  },
});

/** Another user created an order from the basket at the same time: the second one is told that both exist. */
export const MadeBeside = meta.story({
  parameters: { popup: { focusMoved: true } },
  play: async (context) => {
    const warning = await confirm();
    const { store } = getLoaded(context).backend;
    const basket = [...store.orders.all()].find(({ description }) => description === BASKET.withDuplicates);
    if (!basket) throw new Error('There is no basket.');
    const beside = {
      ordernumber: '4711',
      staffname: 'Ayesha Jacobs',
      staffid: 1,
      createdat: getLoaded(context).backend.clock.now(),
    };
    store.transaction(() =>
      store.orders.put({
        ...basket,
        ...beside,
        orderid: 99_001,
        isbasket: false,
        statusdescription: 'Unsent',
        lock: null,
      }),
    );
    await press(texts.goOn, warning);
    await screen.findByText(messages.order.beside('Ayesha Jacobs', BASKET.withDuplicates, '4711'));
    await expect(done.made).toHaveBeenCalled();
  },
});

/** The settings empty baskets: announced in advance, and the basket is empty afterwards. */
export const BasketEmptied = meta.story({
  parameters: { popup: { focusMoved: true }, backend: { settings: { ordering_EmptyBaskets: true } } },
  play: async (context) => {
    const question = await popup(messages.order.title);
    await expectVisible(messages.order.emptyingQuestion(BASKET.withDuplicates), question);
    await press('Yes', question);
    await press(texts.goOn, await popup(texts.title));
    await waitFor(() => expect(done.made).toHaveBeenCalled());
    const { orders, items } = getLoaded(context).backend.store;
    const basket = [...orders.all()].find(
      ({ description, isbasket }) => isbasket && description === BASKET.withDuplicates,
    );
    await expect(items.at(basket?.orderid ?? 0)).toEqual([]);
  },
});
