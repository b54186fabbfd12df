import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { useCurrentOrder } from '#orders/current/useCurrentOrder.ts';
import { withoutLines } from '#orders/lines/testing/orderedLines.ts';
import { messages as retailerMessages } from '#retailers/messages.ts';
import { sendToSeaPoint } from '#retailers/testing/partlySent.ts';
import { suppliers } from '#stories/samples.tsx';
import { expectVisible, fill, findRows, type Part, popup, press, pressRow, rowWith } from '#stories/steps.ts';
import { messages } from './messages.ts';
import type { StillUnsent } from './model/stillUnsent.ts';
import { PlaceAnotherPopup } from './PlaceAnotherPopup.tsx';
import { SendOrdersPopup } from './SendOrdersPopup.tsx';
import { SettlingPopup } from './SettlingPopup.tsx';

const texts = messages.send;
const { onOrder } = retailerMessages;

/** The dialog, and the prompt after it. */
function Send() {
  const { current } = useCurrentOrder();
  const [sent, setSent] = useState<{ suppliers: number; left: readonly StillUnsent[] } | null>(null);
  const common = { orderId: current?.orderId ?? 0, returnFocusTo: () => null };
  return sent ? (
    <PlaceAnotherPopup {...common} {...sent} onYes={fn()} onNo={fn()} />
  ) : (
    <SendOrdersPopup {...common} onSent={(suppliers, left) => setSent({ suppliers, left })} onClose={fn()} />
  );
}

const meta = preview.meta({
  title: 'Popups/Sending/Send your orders',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:send-orders'],
  parameters: { backend: { scenario: 'busyMorning', openOrder: true } },
  decorators: [asPart],
  render: () => <Send />,
});

async function sendAll(): Promise<Part> {
  const dialog = await popup(texts.title);
  await findRows(texts.grid, dialog);
  await press(texts.selectAll, dialog);
  await press(texts.sendSeveral, dialog);
  return dialog;
}

export const Loading = meta.story({
  name: 'loading',
  parameters: { backend: { faults: [{ call: 'listCommOrders', kind: 'never' }] } },
  play: async () => {
    await expectVisible(texts.loading, await popup(texts.title));
  },
});

/** The suppliers of the open order, which has lines at all of them, are preselected. */
export const Suppliers = meta.story({
  name: 'suppliers',
  play: async () => {
    const dialog = await popup(texts.title);
    const rows = await findRows(texts.grid, dialog);
    await expect(rows).toHaveLength(6);
    const selected = await dialog.findByRole('status', { name: texts.tickedLabel });
    await expect(selected).toHaveTextContent(/^Selected: 6 suppliers, /);
    for (const row of rows) await expect(row).toHaveAttribute('aria-selected', 'true');
  },
});

export const Details = meta.story({
  name: 'details',
  play: async () => {
    const dialog = await popup(texts.title);
    await pressRow(suppliers.green, texts.grid, dialog);
    await expect((await findRows(texts.details, dialog)).length).toBeGreaterThan(3);
  },
});

/** Lines ordered from the supplier in the last year, newest first, with results. */
export const History = meta.story({
  name: 'history',
  play: async () => {
    const dialog = await popup(texts.title);
    await pressRow(suppliers.green, texts.grid, dialog);
    await userEvent.click(dialog.getByRole('tab', { name: texts.history }));
    const lines = await findRows(texts.history, dialog);
    await expect(lines.length).toBeGreaterThan(5);
    await expect(lines[0]).toHaveAttribute('data-tone', 'regretted');
    // The supplied column is further down and mounts when visible.
    const grid = dialog.getByRole('grid', { name: texts.history });
    grid.scrollTop = grid.scrollHeight;
    await waitFor(async () => {
      const tones = (await findRows(texts.history, dialog)).map((line) => line.dataset.tone);
      await expect(tones).toContain(undefined);
    });
    grid.scrollTop = 0;
    await waitFor(async () => expect((await findRows(texts.history, dialog))[0]).toHaveAttribute('data-index', '0'));
  },
});

/**
 * For a group: pharmacies of the order, and those without an account at the current supplier. No history for group
 * profiles.
 */
export const Group = meta.story({
  name: 'group',
  parameters: { backend: { scenario: 'groupMorning' } },
  play: async () => {
    const dialog = await popup(texts.title);
    await expect(await findRows(texts.grid, dialog)).toHaveLength(2);
    await pressRow(suppliers.orange, texts.grid, dialog);
    await expect(await findRows(onOrder.title, dialog)).toHaveLength(2);
    await expectVisible(onOrder.noAccount, dialog);
    await expect(dialog.getByRole('button', { name: texts.manageRetailers })).toBeVisible();
    await expect(dialog.queryByRole('tab', { name: texts.history })).not.toBeInTheDocument();
  },
});

/** One retailer has no account at a supplier, so only that order failed. Results can be exported. */
export const GroupResults = meta.story({
  name: 'group results',
  parameters: { backend: { scenario: 'groupMorning' } },
  play: async () => {
    await sendAll();
    await expect(await findRows(texts.results)).toHaveLength(4);
    const results = await popup(texts.title);
    await expectVisible('No account with Umvoti Pharmaceutical Wholesalers.', results);
    // Retrying would not help.
    await expectVisible(messages.accounts.noneHelps, results);
    await expect(results.queryByRole('button', { name: texts.tryAgain })).not.toBeInTheDocument();
    await expect(results.getAllByText('Success')).toHaveLength(3);
    await waitFor(() => expect(results.getByRole('button', { name: texts.continue })).toHaveFocus());
  },
});

/** Pharmacies without an account are named in advance, for the selected suppliers. */
export const WithoutAnAccount = meta.story({
  parameters: { popup: { focusMoved: true }, backend: { scenario: 'groupMorning' } },
  play: async () => {
    const dialog = await popup(texts.title);
    await findRows(texts.grid, dialog);
    await press(texts.selectAll, dialog);
    const which = messages.accounts.missing('Table Bay Pharmacy Claremont', [suppliers.orange]);
    await expectVisible(messages.accounts.fails(1, which), dialog);
  },
});

/** Failed parts stay unsent: they are offered again if they may succeed, and the rest is not sent twice. */
export const GroupFailedAgain = meta.story({
  name: 'group failed again',
  parameters: { backend: { scenario: 'groupMorning' } },
  play: async (context) => {
    const dialog = await popup(texts.title);
    await findRows(texts.grid, dialog);
    // The account existed when orders were read, but not when sent.
    const { store } = getLoaded(context).backend;
    const terms = store.terms.get('2001/KEST');
    if (terms) store.transaction(() => store.terms.put({ ...terms, accountnumbers: [] }));
    await press(texts.deselectAll, dialog);
    await pressRow(suppliers.green, texts.grid, dialog);
    await press(texts.send, dialog);
    await findRows(texts.results);
    await press(texts.tryAgain);
    await waitFor(async () => expect(await findRows(texts.grid)).toHaveLength(2));
    // Deselected suppliers stay deselected.
    const selected = (await findRows(texts.grid)).filter((row) => row.ariaSelected === 'true');
    await expect(selected).toEqual([await rowWith(suppliers.green, texts.grid)]);
  },
});

/** All was sent but the answer lost; nothing is sent twice. */
export const GroupAnswerLost = meta.story({
  name: 'group answer lost',
  parameters: {
    backend: { scenario: 'groupMorning', faults: [{ call: 'sendGroupOrders', kind: 'lostAnswer', times: 1 }] },
  },
  play: async () => {
    await sendAll();
    await expectVisible(texts.statusesUnknown);
    await expectVisible(messages.another.text(2), await popup(messages.another.title));
  },
});

/** Sea Point's part at one supplier was sent: values are totals, and parts are named. */
export const GroupPartlySent = meta.story({
  name: 'group partly sent',
  parameters: { popup: { focusMoved: true }, backend: { scenario: 'groupMorning' } },
  beforeEach: sendToSeaPoint('KEST'),
  play: async () => {
    const dialog = await popup(texts.title);
    await expect((await dialog.findAllByText(/^R[\d.\s]+ in all$/)).length).toBeGreaterThan(1);
    await press(texts.selectAll, dialog);
    await expectVisible(/^in all: Claremont R[\d.\s]+, Sea Point R[\d.\s]+$/, dialog);
  },
});

/** An order without pharmacies asks to assign some. */
export const GroupWithoutRetailers = meta.story({
  name: 'group without retailers',
  parameters: { backend: { scenario: 'groupMorning' } },
  beforeEach: (context) => {
    const { orderRetailers, transaction } = getLoaded(context).backend.store;
    transaction(() => {
      for (const { orderid } of [...orderRetailers.all()]) orderRetailers.delete(orderid);
    });
  },
  play: async () => {
    await sendAll();
    await expectVisible(retailerMessages.manager.selectOne);
    await popup(retailerMessages.manager.title);
  },
});

export const BelowMinimum = meta.story({
  name: 'below minimum',
  parameters: { backend: { scenario: 'overCredit' } },
  play: async () => {
    const dialog = await popup(texts.title);
    await findRows(texts.grid, dialog);
    await expect((await dialog.findAllByText(/below minimum$/))[0]).toBeVisible();
    await expect((await dialog.findAllByText(/ over$/))[0]).toBeVisible();
  },
});

/** By setting, account numbers are shown and confirmed before sending. */
export const AccountNumbers = meta.story({
  name: 'account numbers',
  parameters: {
    popup: { focusMoved: true },
    backend: { settings: { ordering_General_PromptForAccountNumber_Enabled: true } },
  },
  play: async () => {
    const dialog = await sendAll();
    await expect(dialog.getByRole('button', { name: texts.accounts, hidden: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const question = await popup(messages.accounts.title);
    await waitFor(() => expect(question.getByRole('button', { name: texts.sendSeveral })).toHaveFocus());
  },
});

export const NoneSelected = meta.story({
  name: 'none selected',
  play: async () => {
    const dialog = await popup(texts.title);
    await findRows(texts.grid, dialog);
    await press(texts.deselectAll, dialog);
    await press(texts.send, dialog);
    await expectVisible(texts.nothingSelected);
  },
});

/** Selecting all includes only rows that match the search. */
export const SelectedWhatWasFound = meta.story({
  name: 'selected what was found',
  play: async () => {
    const dialog = await popup(texts.title);
    await findRows(texts.grid, dialog);
    await press(texts.deselectAll, dialog);
    const search = await dialog.findByRole('textbox', { name: texts.search });
    await fill(search, suppliers.green);
    await waitFor(async () => expect(await findRows(texts.grid, dialog)).toHaveLength(1));
    await press(texts.selectAll, dialog);
    await userEvent.clear(search);
    await waitFor(async () => expect(await findRows(texts.grid, dialog)).toHaveLength(6));
    const selected = (await findRows(texts.grid, dialog)).filter((row) => row.ariaSelected === 'true');
    await expect(selected).toEqual([await rowWith(suppliers.green, texts.grid, dialog)]);
  },
});

/** A supplier receives all unsent lines: parts of other orders are shown with their users. */
export const OtherOrders = meta.story({
  name: 'other orders',
  parameters: { popup: { focusMoved: true } },
  play: async () => {
    const dialog = await popup(texts.title);
    await expect(await rowWith(suppliers.green, texts.grid, dialog)).toHaveTextContent(/#100102 of Ayesha Jacobs/);
    await press(texts.selectAll, dialog);
    const selected = await dialog.findByRole('status', { name: texts.tickedLabel });
    await expect(selected).toHaveTextContent(/^Selected: 6 suppliers, R.* of this order\. Other orders: R.* · #100102/);
  },
});

/** The page reloaded while sending: the order is blocked until the result is known. */
export const Settling = meta.story({
  name: 'settling',
  render: function Settle() {
    const [mark] = useState({ username: 'buyer@1001', orderid: 1, suppliers: ['KEST'], at: Date.now() });
    return <SettlingPopup mark={mark} onSent={fn()} onUnsent={fn()} />;
  },
  parameters: { backend: { faults: [{ call: 'listCommOrders', kind: 'never' }] } },
  play: async () => {
    await expectVisible(texts.settling, await popup(texts.title));
  },
});

export const Sending = meta.story({
  name: 'sending',
  parameters: { backend: { faults: [{ call: 'sendOrders', kind: 'never' }] } },
  play: async () => {
    const dialog = await sendAll();
    await expect(dialog.getByRole('button', { name: texts.sendSeveral })).toHaveAttribute('aria-busy', 'true');
  },
});

/** The next prompt follows at once. */
export const Sent = meta.story({
  name: 'sent',
  play: async () => {
    await sendAll();
    await expectVisible(messages.another.text(6), await popup(messages.another.title));
  },
});

export const Empty = meta.story({
  name: 'empty',
  parameters: { backend: { change: withoutLines } },
  play: async () => {
    await expectVisible(texts.none, await popup(texts.title));
  },
});

export const Failed = meta.story({
  name: 'error',
  parameters: { backend: { faults: [{ call: 'sendOrders', kind: 'code', code: 2 }] } },
  play: async () => {
    const dialog = await sendAll();
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.', dialog);
    const row = await rowWith(suppliers.green, texts.grid, dialog);
    await expect(row).toHaveAttribute('aria-selected', 'true');
  },
});

/** The server sends to the first supplier, and its answer is lost. */
function loseAnswer(context: Parameters<typeof getLoaded>[0]) {
  const { backend } = getLoaded(context);
  const real = backend.fetch.bind(backend);
  spyOn(backend, 'fetch').mockImplementation(async (request) => {
    if (!request.url.includes('/createserverorder/')) return real(request);
    const [first] = (await request.clone().json()) as unknown[];
    const { method, headers, url } = request;
    await real(new Request(url, { method, headers, body: JSON.stringify([first]) }));
    return new Response('<html>The page of a proxy</html>', { status: 200 });
  });
}

/** Unsent suppliers stay selected for another try. */
export const PartlyFailed = meta.story({
  name: 'partly failed',
  beforeEach: loseAnswer,
  play: async () => {
    const dialog = await sendAll();
    await expectVisible('Sent to 1 supplier, but not to 5 suppliers. Please try again.', dialog);
    await waitFor(async () => expect(await findRows(texts.grid, dialog)).toHaveLength(5));
    for (const row of await findRows(texts.grid, dialog)) await expect(row).toHaveAttribute('aria-selected', 'true');
    for (const row of await findRows(texts.grid, dialog)) await expect(row).toHaveTextContent(texts.notSent);
  },
});

/** A colleague had sent the lines of one supplier, which is reported too. */
export const PartlyFailedMeanwhile = meta.story({
  name: 'partly failed, sent meanwhile',
  beforeEach: loseAnswer,
  play: async (context) => {
    const dialog = await popup(texts.title);
    await findRows(texts.grid, dialog);
    const { items, sentOrders, transaction } = getLoaded(context).backend.store;
    const [sent] = [...sentOrders.all()];
    const sentByColleague = [...items.all()].filter(
      (item) => item.sentorderid === null && item.suppliercode === 'UMVO',
    );
    transaction(() => {
      if (!sent?.lines[0]) return;
      const lines = sentByColleague.map(({ orderitemid }) => ({ ...sent.lines[0], orderitemid }));
      sentOrders.put({ ...sent, orderid: 1, staffname: 'Ayesha Jacobs', sentat: Date.now(), lines } as typeof sent);
      for (const item of sentByColleague) items.put({ ...item, sentorderid: 1 });
    });
    await press(texts.selectAll, dialog);
    await press(texts.sendSeveral, dialog);
    await expectVisible(
      /^Sent to 2 suppliers, but not to 4 suppliers\. Please try again\. R[\d.\s]+ had been sent by Ayesha Jacobs meanwhile\.$/,
      dialog,
    );
  },
});
