import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, waitFor, within } from 'storybook/test';
import { firstBasket } from '#orders/baskets/testing/firstBasket.ts';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import { messages as pageMessages } from '#pages/messages.ts';
import { messages as frameMessages } from '#shell/frame/messages.ts';
import { expectVisible, popup, press } from '#stories/steps.ts';
import { messages } from './messages.ts';

const meta = preview.meta({
  title: 'Popups/The order/Warning: Unsaved order',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:save-or-discard'],
  parameters: { layout: 'fullscreen', backend: { scenario: 'busyMorning', openOrder: true } },
  render: appAt('/Ordering'),
});

/** Leaves the ordering page with an order open. */
async function leave() {
  await press(frameMessages.openMenu);
  await press(pageMessages.titles.messages, await popup(messages.menu));
  return popup(messages.unsavedTitle);
}

export const Normal = meta.story({
  name: 'normal',
  play: async () => {
    await expectVisible(messages.unsaved, await leave());
  },
});

/** Enter saves, whatever the order of buttons. */
export const EnterSaves = meta.story({
  name: 'enter saves',
  play: async (context) => {
    const { backend, services } = getLoaded(context);
    const orderid = services.store.get(currentOrderAtom)?.orderId ?? 0;
    const warning = await leave();
    await waitFor(() => expect(warning.getByRole('button', { name: messages.save })).toHaveFocus());
    await context.userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Responses' });
    await expect(backend.store.orders.get(orderid)).toMatchObject({ statusdescription: 'Unsent', lock: null });
  },
});

/** Discarding asks for confirmation, and Enter answers No. */
export const DiscardAskedOnceMore = meta.story({
  name: 'discard asked once more',
  play: async (context) => {
    const { backend, services } = getLoaded(context);
    const orderid = services.store.get(currentOrderAtom)?.orderId ?? 0;
    const warning = await leave();
    await press(messages.discard, warning);
    const question = await warning.findByRole('group', { name: /^Are you sure you want to discard/ });
    await expect(within(question).getByRole('button', { name: 'No' })).toHaveFocus();
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(backend.store.orders.get(orderid)).toBeDefined();
    await press(messages.discard, warning);
    await warning.findByRole('group', { name: /^Are you sure you want to discard/ });
  },
});

/** A basket keeps its status, and discarding asks for confirmation. */
export const Basket = meta.story({
  name: 'basket',
  parameters: { backend: { scenario: 'openingTime', openOrder: firstBasket } },
  play: async () => {
    const warning = await leave();
    await expectVisible(messages.unsavedBasket, warning);
    await press(messages.discard, warning);
    const question = await warning.findByRole('group', { name: messages.confirmDiscardBasket });
    await expect(question).toBeVisible();
    await expect(within(question).getByRole('button', { name: 'No' })).toHaveFocus();
  },
});

/** The saved basket keeps its status and is unlocked, and the action continues. */
export const BasketSaved = meta.story({
  name: 'basket saved',
  parameters: { backend: { scenario: 'openingTime', openOrder: firstBasket } },
  play: async (context) => {
    const { backend, services } = getLoaded(context);
    const orderid = services.store.get(currentOrderAtom)?.orderId ?? 0;
    await press(messages.save, await leave());
    await screen.findByRole('heading', { level: 1, name: 'Responses' });
    await waitFor(() =>
      expect(backend.store.orders.get(orderid)).toMatchObject({ statusdescription: 'Daily_Basket', lock: null }),
    );
  },
});

export const DiscardRefused = meta.story({
  name: 'discard refused',
  parameters: { popup: { focusMoved: true }, backend: { permissions: { ordering: { update: false } } } },
  play: async () => {
    const warning = await leave();
    await press(messages.discard, warning);
    await expectVisible('You do not have permissions to update orders.', warning);
  },
});

export const Saving = meta.story({
  name: 'saving',
  parameters: { backend: { faults: [{ call: 'updateOrderLock', kind: 'never' }] } },
  play: async () => {
    const warning = await leave();
    await press(messages.save, warning);
    await expect(warning.getByRole('button', { name: messages.save })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Failed = meta.story({
  name: 'failed',
  parameters: { backend: { faults: [{ call: 'updateOrderLock', kind: 'code', code: 2 }] } },
  play: async () => {
    const warning = await leave();
    await press(messages.save, warning);
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.', warning);
  },
});
