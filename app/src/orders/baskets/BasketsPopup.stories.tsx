import preview from '@mortar/storybook/preview';
import { asPart, type StoryBackendContext, withBackend } from '@mortar/storybook/storyBackend';
import type { SetupWorker } from 'msw/browser';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { messages as currentMessages } from '#orders/current/messages.ts';
import { expectVisible, findRows, popup, press, pressRow, rowWith } from '#stories/steps.ts';
import { BasketsPopup } from './BasketsPopup.tsx';
import { messages } from './messages.ts';
import { BASKET_TYPES } from './model/basketType.ts';
import { BASKET, basketsOn, openElsewhere } from './testing/baskets.tsx';

const texts = messages.baskets;
const done = { opened: fn(), made: fn(), closed: fn() };

const meta = preview.meta({
  title: 'Popups/Baskets/Basket Management',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:baskets'],
  decorators: [asPart],
  render: () => (
    <BasketsPopup onOpened={done.opened} onMade={done.made} onClose={done.closed} returnFocusTo={() => null} />
  ),
});

export const EachTab = meta.story({
  name: 'each tab',
  parameters: { popup: { focusMoved: true } },
  play: async () => {
    for (const type of BASKET_TYPES) await findRows(texts.lists[type], await basketsOn(type));
    for (const name of [texts.create, texts.delete]) await screen.findByRole('button', { name });
    const dialog = await basketsOn('weekly');
    await findRows(texts.lists.weekly, dialog);
    await expect(dialog.queryByRole('button', { name: texts.create })).not.toBeInTheDocument();
  },
});

/** Focus is on the first basket, whose items are shown. */
export const Items = meta.story({
  name: 'items',
  play: async () => {
    const dialog = await popup(texts.title);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-colindex'));
    await expect(await findRows(messages.items.title, dialog)).toHaveLength(9);
    await expectVisible(messages.stats.never, dialog);
    await expectVisible(messages.stats.notScheduled, dialog);
  },
});

export const EmptyBasket = meta.story({
  name: 'empty basket',
  parameters: { popup: { focusMoved: true } },
  play: async () => {
    const dialog = await basketsOn('custom');
    await pressRow(BASKET.empty, texts.lists.custom, dialog);
    await expectVisible(messages.items.none, dialog);
    await press(texts.createOrder, dialog);
    await expectVisible(texts.empty);
  },
});

export const NoneSelected = meta.story({
  name: 'none selected',
  parameters: { popup: { focusMoved: true }, backend: { scenario: 'emptyPharmacy' } },
  play: async () => {
    const dialog = await popup(texts.title);
    await expectVisible(texts.none, dialog);
    await expectVisible(texts.selectBasket, dialog);
    await press(texts.modify, dialog);
    await expectVisible(texts.selectToOpen);
  },
});

/** Actions of the custom tab only; deleting asks for confirmation. */
export const CustomActions = meta.story({
  name: 'custom actions',
  parameters: { popup: { focusMoved: true } },
  play: async () => {
    const dialog = await basketsOn('custom');
    await pressRow(BASKET.empty, texts.lists.custom, dialog);
    await press(texts.delete, dialog);
    const question = await popup(messages.delete.title);
    await expectVisible(messages.delete.question, question);
    await press('Yes', question);
    await expectVisible(messages.delete.done(BASKET.empty));
    await waitFor(async () => expect(await findRows(texts.lists.custom, dialog)).toHaveLength(1));
  },
});

export const Loading = meta.story({
  name: 'loading',
  parameters: { backend: { faults: [{ call: 'getOrder', kind: 'never' }] } },
  play: async () => {
    await expectVisible(messages.items.loading, await popup(texts.title));
  },
});

export const Failed = meta.story({
  name: 'error',
  parameters: { backend: { faults: [{ call: 'getOrder', kind: 'code', code: 2 }] } },
  play: async () => {
    const dialog = await popup(texts.title);
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.', dialog);
    await rowWith(BASKET.daily, texts.lists.daily, dialog);
  },
});

/** A locked basket is dimmed and names user, computer and time; denied actions show the specified message. */
export const OpenedByAnother = meta.story({
  name: 'opened by another user',
  parameters: { popup: { focusMoved: true } },
  beforeEach: (context: StoryBackendContext & { msw: SetupWorker }) => openElsewhere(context, BASKET.daily),
  play: async () => {
    const dialog = await popup(texts.title);
    const row = await rowWith(BASKET.daily, texts.lists.daily, dialog);
    await waitFor(() => expect(row).toHaveTextContent(/Ayesha Jacobs since/));
    await press(texts.modify, dialog);
    await expectVisible(currentMessages.basketOpenedBy('Ayesha Jacobs'));
    await expect(done.opened).not.toHaveBeenCalled();
  },
});

/** Opens as a basket and keeps its status. */
export const Modified = meta.story({
  parameters: { popup: { focusMoved: true } },
  play: async () => {
    const dialog = await popup(texts.title);
    await findRows(messages.items.title, dialog);
    await userEvent.keyboard('{Alt>}m{/Alt}');
    await waitFor(() => expect(done.opened).toHaveBeenCalled());
  },
});

/** With permission to view baskets only. */
export const NoPermission = meta.story({
  parameters: { popup: { focusMoved: true }, backend: { scenario: 'readOnly' } },
  play: async () => {
    const dialog = await basketsOn('custom');
    await press(texts.create, dialog);
    await expectVisible('You do not have permissions to create new orders.');
    await press(texts.modify, dialog);
    await expectVisible('You do not have permissions to update orders.');
  },
});

/** A group's baskets, from which it creates orders for its pharmacies. */
export const OfAGroup = meta.story({
  parameters: { popup: { focusMoved: true }, backend: { scenario: 'groupMorning' } },
  play: async () => {
    const dialog = await basketsOn('weekly');
    await pressRow(BASKET.ofGroup, texts.lists.weekly, dialog);
    await findRows(messages.items.title, dialog);
    await press(texts.createOrder, dialog);
    await expectVisible(messages.order.question(BASKET.ofGroup), await popup(messages.order.title));
  },
});
