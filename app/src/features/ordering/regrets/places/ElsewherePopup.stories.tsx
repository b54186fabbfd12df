import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { AdvancedRegretsPopup } from '#features/ordering/regrets/AdvancedRegretsPopup.tsx';
import { advanced, askWhereRegretsGo, waitingRegrets } from '#features/ordering/regrets/testing/regrets.ts';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import { expectVisible, press } from '#stories/steps.ts';
import { messages as texts } from './messages.ts';

const ordered = fn();

const meta = preview.meta({
  title: 'Popups/Regrets/Regrets Of Other Pharmacies',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:regrets-elsewhere'],
  parameters: { layout: 'fullscreen', backend: { scenario: 'groupMorning', openOrder: true } },
  decorators: [asPart],
  render: () => <AdvancedRegretsPopup onOrdered={ordered} onClose={fn()} returnFocusTo={() => null} />,
});

type Context = Parameters<typeof waitingRegrets>[0];

/** First regret of a pharmacy, and the orders that contain it. */
const getRegret = (context: Context, retailerid: number) => waitingRegrets(context, retailerid)[0];
const openOrder = (context: Context) => getLoaded(context).services.store.get(currentOrderAtom)?.orderId ?? 0;
function ordersFor(context: Context, retailerid: number) {
  const { items, orderRetailers } = getLoaded(context).backend.store;
  return [...orderRetailers.all()]
    .filter(({ orderid, retailerids }) => orderid !== openOrder(context) && retailerids.join() === String(retailerid))
    .flatMap(({ orderid }) => items.at(orderid))
    .map(({ productid }) => productid);
}

/** The open order is for Sea Point and Claremont; Muizenberg's regret does not fit. */
export const Foreign = meta.story({
  name: 'foreign',
  play: async (context) => {
    const question = await askWhereRegretsGo(context, [2003]);
    await expectVisible(
      /^It is not for their pharmacy: \d+ packs?, R[\d. ]+, for Table Bay Pharmacy Muizenberg\.$/,
      question,
    );
    await expect(question.queryByRole('button', { name: texts.all })).not.toBeInTheDocument();
  },
});

/** On the open order a regret of Sea Point would be ordered for Claremont too. */
export const Wider = meta.story({
  name: 'wider',
  play: async (context) => {
    const question = await askWhereRegretsGo(context, [2001]);
    await expectVisible(/^On it, each of them would order: .*Sea Point\.$/, question);
    await expect(question.getByRole('button', { name: texts.all })).toBeEnabled();
  },
});

export const Both = meta.story({
  name: 'both',
  play: async (context) => {
    const question = await askWhereRegretsGo(context, [2001, 2003]);
    await expect(question.getByRole('button', { name: new RegExp(`^${texts.own(2)}`) })).toHaveFocus();
  },
});

/** Each pharmacy gets its own order; the open one is unchanged and the regrets leave the list. */
export const OwnOrders = meta.story({
  name: 'own orders',
  parameters: { popup: { focusMoved: true } },
  play: async (context) => {
    const regrets = [getRegret(context, 2001), getRegret(context, 2003)];
    const question = await askWhereRegretsGo(context, [2001, 2003]);
    const { items } = getLoaded(context).backend.store;
    const before = items.at(openOrder(context)).length;
    await press(new RegExp(`^${texts.own(2)}`), question);
    await waitFor(() => expect(ordered).toHaveBeenCalledWith(null));
    for (const regret of regrets) {
      await expect(ordersFor(context, regret?.retailerid ?? 0)).toContain(regret?.productid);
      await expect(getLoaded(context).backend.store.regrets.get(regret?.orderitemid ?? 0)).toBeUndefined();
    }
    await expect(items.at(openOrder(context))).toHaveLength(before);
  },
});

/** Escape returns to the regrets without ordering. */
export const Cancelled = meta.story({
  name: 'cancelled',
  parameters: { popup: { focusMoved: true } },
  play: async (context) => {
    const regret = getRegret(context, 2003);
    await press(new RegExp(`^${texts.cancel}`), await askWhereRegretsGo(context, [2003]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expectVisible(texts.askedAbout(1, 'Table Bay Pharmacy Muizenberg'), await advanced());
    await expect(getLoaded(context).backend.store.regrets.get(regret?.orderitemid ?? 0)).toBeDefined();
  },
});

/** Without permission to create orders the user can only leave the regrets or cancel. */
export const MayNotCreate = meta.story({
  name: 'may not create',
  parameters: { backend: { permissions: { ordering: { create: false } } } },
  play: async (context) => {
    const question = await askWhereRegretsGo(context, [2003]);
    await expectVisible('You do not have permissions to create new orders.', question);
    await expect(question.queryByRole('button', { name: /^Make/ })).not.toBeInTheDocument();
  },
});
