import { appAt } from '@mortar/storybook/application';
import preview from '@mortar/storybook/preview';
import { getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { messages as composing } from '#messaging/composing/messages.ts';
import { messages as frameTexts } from '#messaging/frame/messages.ts';
import { messages } from '#orders/responses/messages.ts';
import { messages as retailerMessages } from '#retailers/messages.ts';
import { chooseRetailers } from '#retailers/testing/retailers.ts';
import { asPage } from '#stories/page.ts';
import { expectVisible, fill, findRows, popup, press, pressRow, rowWith } from '#stories/steps.ts';

const meta = preview.meta({
  title: 'Screens/Responses',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:responses'],
  parameters: { layout: 'fullscreen', a11y: asPage, backend: { scenario: 'busyMorning' } },
  render: appAt('/Responses'),
});

const choose = async (filter: string) => userEvent.click(await screen.findByRole('radio', { name: filter }));

async function count(rows: number) {
  await waitFor(async () => expect(await findRows(messages.title)).toHaveLength(rows));
}

export const Loading = meta.story({
  name: 'loading',
  parameters: { backend: { faults: [{ call: 'listResponses', kind: 'never' }] } },
  play: async () => {
    await expectVisible(messages.loading);
  },
});

export const Rows = meta.story({
  name: 'rows',
  play: async () => {
    await count(10);
    await expectVisible(messages.select);
  },
});

export const EachFilter = meta.story({
  name: 'each filter',
  play: async () => {
    await count(10);
    await choose(messages.filters.Complete);
    await count(9);
    await choose(messages.filters.Outstanding);
    await count(1);
  },
});

/** The search needs all three fields; Search shows which are missing. */
export const CustomFilterErrors = meta.story({
  name: 'custom filter errors',
  play: async () => {
    await choose(messages.filters.Custom);
    await press(messages.search);
    const { noSupplier, noStartDate, noEndDate } = messages.custom;
    await waitFor(() => expect(screen.getAllByText(noSupplier)).toHaveLength(2));
    await expectVisible(noStartDate);
    await expectVisible(noEndDate);
    await expect(screen.getByRole('textbox', { name: messages.custom.startDate })).toBeInvalid();
  },
});

/** A complete filter searches by itself: responses of a supplier in a date range. */
export const CustomFilter = meta.story({
  name: 'custom filter',
  play: async () => {
    await count(10);
    await choose(messages.filters.Custom);
    await expectVisible(messages.custom.noSupplier);
    await userEvent.type(await screen.findByRole('combobox', { name: messages.custom.supplier }), 'kestrel');
    await userEvent.click(await screen.findByRole('option', { name: 'Kestrel Wholesale' }));
    await fill(screen.getByRole('textbox', { name: messages.custom.startDate }), '2026/02/01');
    await fill(screen.getByRole('textbox', { name: messages.custom.endDate }), '2026/03/02');
    await count(2);
  },
});

/** Answered orders of a pharmacy, oldest first. */
const answered = (context: Parameters<typeof getLoaded>[0], retailerid: number) =>
  getLoaded(context)
    .backend.store.sentOrders.at(retailerid)
    .filter(({ answeredat }) => answeredat !== null);

/** For a group: responses of the selected retailers, with their names. */
export const Group = meta.story({
  name: 'group',
  parameters: { backend: { scenario: 'groupBuyer' } },
  play: async (context) => {
    const names = ['Table Bay Pharmacy Sea Point', 'Table Bay Pharmacy Claremont'];
    await chooseRetailers(names, messages.getResponses, screen);
    const rows = await findRows(messages.title);
    await expect(rows.length).toBeGreaterThan(5);
    const cells = rows.flatMap((row) => [...row.querySelectorAll('[role="gridcell"]')]);
    const named = cells.map(({ textContent }) => textContent).filter((text) => text.startsWith('Table Bay Pharmacy'));
    await expect(new Set(named)).toEqual(new Set(names));
    await pressRow(answered(context, 2001).at(-1)?.ordernumber ?? '', messages.title);
    await expect((await findRows(messages.details)).length).toBeGreaterThan(0);
  },
});

export const GroupNothingSelected = meta.story({
  name: 'group nothing selected',
  parameters: { backend: { scenario: 'groupBuyer' } },
  play: async () => {
    await findRows(retailerMessages.title);
    await expectVisible(retailerMessages.selectOnTheLeft);
    await press(messages.getResponses);
    await expect(await screen.findAllByText(retailerMessages.selectOnTheLeft)).toHaveLength(2);
  },
});

/** One order with invoiced, partly supplied and regretted lines. */
export const ItemDetailsWithEachColour = meta.story({
  name: 'item details with each colour',
  parameters: { backend: { scenario: 'openingTime' } },
  play: async (context) => {
    const mixed = answered(context, 1001).findLast(({ lines }) => {
      const missing = lines.filter(({ suppliedquantity }) => suppliedquantity === 0);
      const short = lines.filter((line) => line.suppliedquantity > 0 && line.suppliedquantity < line.orderedquantity);
      return missing.length > 0 && short.length > 0 && missing.length + short.length < lines.length;
    });
    await userEvent.type(await screen.findByRole('searchbox'), `${mixed?.ordernumber}{Enter}`);
    await pressRow(mixed?.ordernumber ?? '', messages.title);
    const lines = await findRows(messages.details);
    await expect(new Set(lines.map((line) => line.dataset.tone))).toEqual(new Set([undefined, 'partial', 'regretted']));
    const texts = lines.flatMap((line) => [...line.querySelectorAll<HTMLElement>('[data-text-tone]')]);
    await expect(new Set(texts.map((text) => text.dataset.textTone))).toEqual(
      new Set(['invoiced', 'partial', 'regretted']),
    );
  },
});

/** Each line's result is printed, and saved as a workbook named after the order. */
export const Printed = meta.story({
  play: async () => {
    await count(10);
    await press(messages.print.button);
    // In its grid, and next to it.
    await waitFor(() => expect(screen.getAllByText(messages.select)).toHaveLength(2));
    await pressRow('Hartebeest Medical', messages.title);
    await findRows(messages.details);
    await press(messages.print.button);
    const dialog = await popup(messages.print.title);
    await waitFor(() => expect(document.querySelector('[data-drawn]')).not.toBeNull(), { timeout: 20_000 });
    await expectVisible('1 page', dialog);
  },
});

export const EmptyInbox = meta.story({
  name: 'empty inbox',
  parameters: { backend: { scenario: 'emptyPharmacy' } },
  play: async () => {
    await expectVisible(messages.inboxEmpty);
  },
});

export const None = meta.story({
  name: 'none',
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'nobody ordered this{Enter}');
    await expectVisible(messages.none);
  },
});

export const Misread = meta.story({
  name: 'some could not be read',
  parameters: {
    backend: {
      faults: [
        { call: 'listResponses', kind: 'malformed', field: 'ordertotal', value: 'soon', rows: 2 },
        { call: 'listResponses', kind: 'malformed', field: 'indicator', value: 'Backordered', rows: 4 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 rows could not be read.')).toBeVisible();
    await expect(canvas.getAllByText('Unknown')).toHaveLength(2);
  },
});

export const Failed = meta.story({
  name: 'error',
  parameters: { backend: { faults: [{ call: 'listResponses', kind: 'code', code: 2 }] } },
  play: async () => {
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.');
  },
});

/** Opened from a notification: the order is found and selected. */
export const FromANotification = meta.story({
  name: 'from a notification',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Notifications \(/ }));
    await userEvent.click((await screen.findAllByText(/^Response from Kestrel/))[0] as HTMLElement);
    await waitFor(() => expect(screen.getByRole('searchbox')).not.toHaveValue(''));
    const row = await rowWith('Kestrel Wholesale', messages.title);
    await waitFor(() => expect(row).toHaveAttribute('aria-selected', 'true'));
    await expect((await findRows(messages.details)).length).toBeGreaterThan(0);
    // Moves focus away from the bell, whose tooltip would stay open.
    await userEvent.click(screen.getByRole('heading', { level: 2, name: messages.title }));
  },
});

/** Responses with a notification are unread; marking as read removes all of them. */
export const Unread = meta.story({
  name: 'unread',
  play: async () => {
    await count(10);
    await choose(messages.unread);
    await waitFor(async () => expect((await findRows(messages.title)).length).toBeLessThan(10));
  },
});

export const MarkedAsRead = meta.story({
  name: 'marked as read',
  play: async () => {
    await count(10);
    await choose(messages.unread);
    await waitFor(async () => expect((await findRows(messages.title)).length).toBeLessThan(10));
    await press(messages.messaging.markRead);
    await expectVisible(messages.messaging.markedRead);
    await expectVisible(messages.none);
    await press(messages.clear);
    await count(10);
  },
});

/** Support Messaging shows why it is unavailable; Advanced Regrets shows where it is. */
export const IconBar = meta.story({
  name: 'icon bar',
  parameters: { backend: { scenario: 'groupBuyer' } },
  play: async () => {
    const { label, support, regrets, regretsMoved } = frameTexts;
    const bar = within(await screen.findByRole('navigation', { name: label }));
    await expect(bar.getByRole('button', { name: new RegExp(`^${support}: `) })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await press(regrets, bar);
    await expectVisible(regretsMoved);
  },
});

export const Ask = meta.story({
  name: 'ask the supplier',
  play: async () => {
    await count(10);
    const [response] = await findRows(messages.title);
    await userEvent.click(response?.querySelector('[aria-colindex]') ?? document.body);
    await press(composing.prompting.supplier);
    await expectVisible(/^About the response to order /, await popup(composing.newMessage.title));
  },
});
