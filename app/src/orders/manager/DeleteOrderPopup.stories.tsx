import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, waitFor } from 'storybook/test';
import { messages as retailerMessages } from '#retailers/messages.ts';
import { expectVisible, findRows, popup, press, pressRow } from '#stories/steps.ts';
import { messages } from './messages.ts';
import { orderManager } from './testing/orderManager.tsx';

const texts = messages.manager;
const ORDER = 'Front shop top-up';

const meta = preview.meta({
  title: 'Popups/The order/Delete order',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:delete-order'],
  decorators: [asPart],
  render: orderManager,
});

async function openPrompt() {
  const manager = await popup(texts.title);
  await pressRow(ORDER, texts.title, manager);
  await press(texts.delete, manager);
  return popup(texts.deleteTitle);
}

/** Focus is on the orders: on the delete button, Enter would ask again. */
const ordersHaveFocus = () => waitFor(() => expect(document.activeElement).toHaveAttribute('aria-colindex'));

export const Ask = meta.story({
  name: 'ask',
  play: async () => {
    await expectVisible(messages.confirmDeleteOrder(ORDER), await openPrompt());
  },
});

/** The order also belongs to an unassigned pharmacy and cannot be deleted. */
export const NotAssigned = meta.story({
  name: 'not assigned',
  parameters: { backend: { scenario: 'branchMorning' } },
  play: async () => {
    const manager = await popup(texts.title);
    await pressRow('2', texts.unsent, manager);
    await press(texts.delete, manager);
    await expectVisible(retailerMessages.refusals.delete, await popup(texts.deleteTitle));
  },
});

/** Focus moves to the remaining orders. */
export const Deleted = meta.story({
  name: 'deleted',
  play: async () => {
    const question = await openPrompt();
    await press('Yes', question);
    await expectVisible(messages.orderDeleted(ORDER));
    await ordersHaveFocus();
  },
});

/** A group's own order, deleted by the group's call. */
export const GroupDeleted = meta.story({
  name: 'group deleted',
  parameters: { backend: { scenario: 'branchMorning' } },
  play: async () => {
    const manager = await popup(texts.title);
    await pressRow('Sea Point weekend', texts.unsent, manager);
    await press(texts.delete, manager);
    await press('Yes', await popup(texts.deleteTitle));
    await expectVisible(messages.orderDeleted('Sea Point weekend'));
    await waitFor(async () => expect(await findRows(texts.unsent, manager)).toHaveLength(3));
    await ordersHaveFocus();
  },
});

export const Failed = meta.story({
  name: 'failed',
  parameters: { popup: { focusMoved: true }, backend: { faults: [{ call: 'deleteOrder', kind: 'code', code: 2 }] } },
  play: async () => {
    const question = await openPrompt();
    await press('Yes', question);
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.', question);
  },
});
