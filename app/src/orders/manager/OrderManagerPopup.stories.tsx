import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { releaseNoticeAtom } from '#orders/current/currentOrder.ts';
import { messages as currentMessages } from '#orders/current/messages.ts';
import { StartOrderPopup } from '#orders/current/StartOrderPopup.tsx';
import { messages as choiceMessages } from '#retailers/choiceMessages.ts';
import { messages as retailerMessages } from '#retailers/messages.ts';
import { messages as shareMessages } from '#retailers/shares/messages.ts';
import { linesForTwo, sendToSeaPoint } from '#retailers/testing/partlySent.ts';
import { chooseRetailers } from '#retailers/testing/retailers.ts';
import { formatMoney } from '#rules/money.ts';
import { ordered } from '#stories/samples.tsx';
import { expectVisible, findRows, popup, press, pressRow, rowWith } from '#stories/steps.ts';
import { messages } from './messages.ts';
import { OrderManagerPopup } from './OrderManagerPopup.tsx';
import { orderManager } from './testing/orderManager.tsx';

const texts = messages.manager;
const LET_GO =
  'Table Bay Pharmacy Claremont is no longer assigned to you. Order #2000005 was closed here and stays unsent for your colleagues.';

function ManagerThenStart() {
  const [starting, setStarting] = useState(false);
  const common = { returnFocusTo: () => null };
  return (
    <>
      <OrderManagerPopup
        {...common}
        open={!starting}
        onStart={() => setStarting(true)}
        onImport={fn()}
        onBaskets={fn()}
        onOpened={fn()}
        onClose={fn()}
      />
      <StartOrderPopup {...common} open={starting} onStarted={fn()} onCancel={fn()} />
    </>
  );
}

const meta = preview.meta({
  title: 'Popups/The order/Order Manager',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:order-manager'],
  decorators: [asPart],
  render: orderManager,
});

export const Orders = meta.story({
  name: 'orders',
  play: async (context) => {
    const { orders } = getLoaded(context).backend.store;
    const unsent = orders
      .at(1001)
      .filter(({ isbasket, statusdescription }) => !isbasket && statusdescription === 'Unsent');
    await expect(await findRows(texts.title, await popup(texts.title))).toHaveLength(unsent.length);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-colindex'));
  },
});

/** Expanded by keyboard; lines load on demand. */
export const Expanded = meta.story({
  name: 'expanded',
  parameters: { backend: { scenario: 'busyMorning' } },
  play: async () => {
    const manager = await popup(texts.title);
    await findRows(texts.title, manager);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-colindex'));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const lines = within(await manager.findByRole('region', { name: /^Lines of / }));
    await expectVisible(ordered.withDeal.name, lines);
    await expect(lines.getAllByRole('columnheader')).toHaveLength(7);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(manager.queryByRole('region', { name: /^Lines of / })).not.toBeInTheDocument());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expectVisible(ordered.withDeal.name, manager);
  },
});

/** An order opened by a colleague is dimmed, and opening it shows the reason. */
export const LockedRows = meta.story({
  name: 'locked rows',
  parameters: { backend: { scenario: 'orderLockedByColleague' } },
  play: async () => {
    const manager = await popup(texts.title);
    await pressRow('Ayesha Jacobs', texts.title, manager);
    await press(texts.open, manager);
    await expectVisible('This order is currently opened by Ayesha Jacobs.');
  },
});

/** With a locked order selected, both buttons show the reason. */
export const LockedChosen = meta.story({
  name: 'locked chosen',
  parameters: { backend: { scenario: 'orderLockedByColleague' } },
  play: async () => {
    const manager = await popup(texts.title);
    await pressRow('Ayesha Jacobs', texts.title, manager);
    for (const name of [texts.open, texts.delete]) {
      await waitFor(() => expect(manager.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true'));
    }
    await press(texts.delete, manager);
    await expectVisible(currentMessages.openedByAnother, await popup(texts.deleteTitle));
  },
});

const lastUnsent = (context: Parameters<typeof getLoaded>[0]) => {
  const { orders, items } = getLoaded(context).backend.store;
  const unsent = orders
    .at(1001)
    .filter(({ orderid, isbasket }) => !isbasket && items.at(orderid).some(({ sentorderid }) => sentorderid === null));
  return unsent.toSorted((a, b) => b.orderid - a.orderid)[0];
};

/** After Save the cursor is on the saved order. */
export const BeginsAtTheSaved = meta.story({
  name: 'begins at the saved order',
  render: (_args, context) => {
    const common = {
      onStart: fn(),
      onImport: fn(),
      onBaskets: fn(),
      onOpened: fn(),
      onClose: fn(),
      returnFocusTo: () => null,
    };
    return <OrderManagerPopup open startAt={lastUnsent(context)?.orderid} {...common} />;
  },
  play: async (context) => {
    const row = await rowWith(lastUnsent(context)?.ordernumber ?? '', texts.title, await popup(texts.title));
    await waitFor(() => expect(row).toContainElement(document.activeElement as HTMLElement));
    await waitFor(() => expect(row).toHaveAttribute('aria-selected', 'true'));
  },
});

export const Empty = meta.story({
  name: 'empty',
  parameters: { backend: { scenario: 'emptyPharmacy' } },
  play: async () => {
    const manager = await popup(texts.title);
    await expectVisible(texts.none, manager);
    await waitFor(() => expect(manager.getByRole('button', { name: texts.start })).toHaveFocus());
  },
});

/** A group's order for two of its pharmacies. */
const forTwo = (context: Parameters<typeof getLoaded>[0]) => {
  const { orders, orderRetailers } = getLoaded(context).backend.store;
  const [found] = [...orderRetailers.all()].filter(({ retailerids }) => retailerids.length === 2);
  return orders.get(found?.orderid ?? 0);
};

/** A group's buyer: orders of selected retailers, with the selected order's pharmacies. */
export const Group = meta.story({
  name: 'group',
  tags: ['as-played'],
  parameters: { backend: { scenario: 'groupMorning' } },
  play: async (context) => {
    const manager = await popup(texts.title);
    await chooseRetailers(['Table Bay Pharmacy Sea Point'], texts.getOrders, manager);
    await expect(await findRows(texts.unsent, manager)).toHaveLength(4);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-colindex'));
    await pressRow(forTwo(context)?.description ?? '', texts.unsent, manager);
    await expect(await findRows(retailerMessages.onOrder.title, manager)).toHaveLength(2);
  },
});

/** Sea Point's part was sent: remaining value and pharmacies. */
export const GroupPartlySent = meta.story({
  name: 'group partly sent',
  tags: ['as-played'],
  parameters: { backend: { scenario: 'groupMorning' } },
  beforeEach: sendToSeaPoint(),
  play: async (context) => {
    const manager = await popup(texts.title);
    await chooseRetailers(['Table Bay Pharmacy Sea Point'], texts.getOrders, manager);
    await pressRow(forTwo(context)?.description ?? '', texts.unsent, manager);
    const seaPoint = await rowWith('Table Bay Pharmacy Sea Point', retailerMessages.onOrder.title, manager);
    await waitFor(() => expect(seaPoint).toHaveTextContent(shareMessages.nothingLeft));
    const left = linesForTwo(context).reduce((sum, line) => sum + line.orderedpricecents * line.orderedquantity, 0);
    const row = await rowWith(forTwo(context)?.description ?? '', texts.unsent, manager);
    // Normalises spaces.
    await waitFor(() => expect(row).toHaveTextContent(formatMoney(left, 'ZA').replace(/\s/g, ' ')));
  },
});

export const GroupNothingSelected = meta.story({
  name: 'group nothing selected',
  parameters: { popup: { focusMoved: true }, backend: { scenario: 'groupMorning' } },
  play: async () => {
    const manager = await popup(texts.title);
    await findRows(retailerMessages.title, manager);
    await expectVisible(retailerMessages.selectOnTheLeft, manager);
    await press(texts.getOrders, manager);
    await expect(await screen.findAllByText(retailerMessages.selectOnTheLeft)).toHaveLength(2);
  },
});

/** A user of one branch: its pharmacy is preselected, and orders for other ones are hidden. */
export const OnlyMine = meta.story({
  name: 'only mine',
  parameters: { backend: { scenario: 'branchMorning' } },
  play: async () => {
    const manager = await popup(texts.title);
    await expect(await findRows(texts.unsent, manager)).toHaveLength(4);
    await userEvent.click(manager.getByRole('switch', { name: texts.onlyMine }));
    await waitFor(async () => expect(await findRows(texts.unsent, manager)).toHaveLength(3));
    const dimmed = await rowWith('Sea Point dispensary', texts.unsent, manager);
    await expect(dimmed).toHaveAttribute('data-tone', 'dimmed');
    // User and time of the lock.
    await waitFor(() => expect(dimmed).toHaveTextContent(/Pieter van der Merwe since \d\d:\d\d/));
  },
});

/** The open order was released because a pharmacy is no longer assigned; a message says so. */
export const LetGo = meta.story({
  name: 'let go',
  tags: ['as-played'],
  render: () => orderManager({ automatic: true }),
  parameters: { backend: { scenario: 'branchMorning' } },
  beforeEach: (context) => getLoaded(context).services.store.set(releaseNoticeAtom, LET_GO),
  play: async () => {
    const manager = await popup(texts.title);
    await expectVisible(LET_GO, manager);
    const rows = await findRows(texts.unsent, manager);
    // Opened automatically, so no order is selected before the first key or click.
    for (const row of rows) await expect(row).toHaveAttribute('aria-selected', 'false');
    await expect(screen.getByRole('dialog', { name: texts.title })).toHaveFocus();
  },
});

/** An order for other pharmacies too names the user's own, without a prompt. */
export const GroupAlsoForOthers = meta.story({
  name: 'group also for others',
  tags: ['as-played'],
  parameters: { backend: { scenario: 'branchMorning' } },
  play: async () => {
    const manager = await popup(texts.title);
    await pressRow('2', texts.unsent, manager);
    await expectVisible(choiceMessages.others, manager);
    await expect(await findRows(retailerMessages.onOrder.title, manager)).toHaveLength(1);
  },
});

/** An order for an unassigned pharmacy cannot be opened. */
export const GroupNotAssigned = meta.story({
  name: 'group not assigned',
  tags: ['as-played'],
  parameters: { backend: { scenario: 'branchMorning' } },
  play: async () => {
    const manager = await popup(texts.title);
    await pressRow('2', texts.unsent, manager);
    await press(texts.open, manager);
    await expectVisible(retailerMessages.refusals.open);
  },
});

export const Loading = meta.story({
  name: 'loading',
  parameters: { backend: { faults: [{ call: 'listUnsentOrders', kind: 'never' }] } },
  play: async () => {
    await expectVisible(texts.loading, await popup(texts.title));
  },
});

export const Failed = meta.story({
  name: 'error',
  parameters: { backend: { faults: [{ call: 'listUnsentOrders', kind: 'code', code: 2 }] } },
  play: async () => {
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.', await popup(texts.title));
  },
});

/** With permission to view orders and delete empty ones only. */
export const NoPermission = meta.story({
  name: 'no permission',
  parameters: { backend: { scenario: 'readOnly' }, popup: { focusMoved: true } },
  render: () => <ManagerThenStart />,
  play: async () => {
    const manager = await popup(texts.title);
    await waitFor(() => expect(manager.getByRole('row', { selected: true })).toBeVisible());
    await press(texts.delete, manager);
    const refusal = await popup(texts.deleteTitle);
    await expectVisible('You do not have permissions to update orders.', refusal);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(manager.getByRole('button', { name: texts.delete })).toHaveFocus());
    await press(texts.start, manager);
    await expectVisible('You do not have permissions to create new orders.');
    await expect(screen.queryByRole('alertdialog', { name: currentMessages.startOrder.title })).toBeNull();
  },
});
