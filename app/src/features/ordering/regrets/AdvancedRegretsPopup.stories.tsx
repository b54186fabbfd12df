import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { messages as composing } from '#messaging/composing/messages.ts';
import { currentOrderAtom } from '#orders/current/currentOrder.ts';
import { messages as choiceMessages } from '#retailers/choiceMessages.ts';
import { messages as retailerMessages } from '#retailers/messages.ts';
import { chooseRetailers } from '#retailers/testing/retailers.ts';
import { expectVisible, findRows, popup, press, pressRow, rowWith } from '#stories/steps.ts';
import { AdvancedRegretsPopup } from './AdvancedRegretsPopup.tsx';
import { messages } from './messages.ts';
import { messages as placeMessages } from './places/messages.ts';
import {
  advanced,
  changePrices,
  GROUP,
  regretNames,
  regretWhatIsOrdered,
  selectFirst,
  selectRegrets,
  waitingRegrets,
} from './testing/regrets.ts';

const texts = messages.advanced;
const { title: grid } = messages.tab;
const ordered = fn();
const closed = fn();

const meta = preview.meta({
  title: 'Popups/Regrets/Advanced Regrets',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:advanced-regrets'],
  parameters: { layout: 'fullscreen', backend: { scenario: 'busyMorning', openOrder: true } },
  decorators: [asPart],
  render: () => <AdvancedRegretsPopup onOrdered={ordered} onClose={closed} returnFocusTo={() => null} />,
});

type Context = Parameters<typeof waitingRegrets>[0];
const getNames = (context: Context, count: number) =>
  waitingRegrets(context)
    .slice(0, count)
    .map(({ productdescription }) => productdescription);

/** Lines of the open order. */
function toLines(context: Context) {
  const { backend, services } = getLoaded(context);
  return backend.store.items.at(services.store.get(currentOrderAtom)?.orderId ?? 0);
}

export const Loading = meta.story({
  name: 'loading',
  parameters: { backend: { faults: [{ call: 'listRegrets', kind: 'never' }] } },
  play: async () => {
    await expectVisible(messages.tab.loading, await advanced());
  },
});

export const Results = meta.story({
  name: 'results',
  play: async (context) => {
    const part = await advanced();
    await findRows(grid, part);
    await waitFor(() =>
      expect(part.getByRole('grid', { name: grid })).toHaveAttribute(
        'aria-rowcount',
        String(waitingRegrets(context).length + 2),
      ),
    );
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-colindex'));
  },
});

/** Date fields are enabled for Custom only; the search starts once both are set. */
export const CustomDates = meta.story({
  name: 'custom dates',
  parameters: { popup: { focusMoved: true } },
  play: async () => {
    const part = await advanced();
    await findRows(grid, part);
    const box = (name: string) => part.getByRole('textbox', { name });
    await expect(box(texts.startDate)).toBeDisabled();
    await userEvent.selectOptions(part.getByRole('combobox', { name: messages.tab.dates }), messages.dates.Custom);
    await expectVisible(texts.chooseDates, part);
    await userEvent.type(box(texts.startDate), '2026/03/01');
    await userEvent.type(box(texts.endDate), '2026/03/02');
    await expect((await findRows(grid, part)).length).toBeGreaterThan(0);
  },
});

export const GroupWithoutRetailer = meta.story({
  name: 'group without retailer',
  parameters: { backend: { scenario: 'groupMorning' } },
  play: async () => {
    const part = await advanced();
    await findRows(retailerMessages.title, part);
    await expectVisible(retailerMessages.selectOnTheLeft, part);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-colindex'));
  },
});

/** Regrets of the selected retailers, with their names. */
export const Group = meta.story({
  name: 'group',
  parameters: { backend: { scenario: 'groupMorning' } },
  play: async () => {
    const part = await advanced();
    const names = ['Table Bay Pharmacy Sea Point', 'Table Bay Pharmacy Claremont'];
    await chooseRetailers(names, texts.getRegrets, part);
    await expect((await findRows(grid, part)).length).toBeGreaterThan(0);
    const regrets = within(part.getByRole('grid', { name: grid }));
    await expect(regrets.getByRole('columnheader', { name: messages.columns.retailer })).toBeVisible();
  },
});

/** Selected retailers only filter: the new order is for the regret's pharmacy. */
export const GroupNewOrder = meta.story({
  name: 'group new order',
  parameters: { backend: { scenario: 'groupMorning', openOrder: false } },
  play: async (context) => {
    const part = await advanced();
    await chooseRetailers(GROUP, texts.getRegrets, part);
    const [first] = waitingRegrets(context, 2003);
    await selectFirst(context, [2003], part);
    await expectVisible(/^A new order is made: \d+ packs?, R[\d. ]+, for Table Bay Pharmacy Muizenberg\.$/, part);
    await press(texts.reorder, part);
    await waitFor(() =>
      expect(ordered).toHaveBeenCalledWith(expect.objectContaining({ description: expect.any(String) })),
    );
    const { backend, services } = getLoaded(context);
    const orderid = services.store.get(currentOrderAtom)?.orderId ?? 0;
    await expect(backend.store.orderRetailers.get(orderid)?.retailerids).toEqual([2003]);
    await expect(toLines(context).map(({ productid }) => productid)).toEqual([first?.productid]);
  },
});

/** Regrets of two pharmacies create an order for each. */
export const GroupTwoOrders = meta.story({
  name: 'group two orders',
  parameters: { backend: { scenario: 'groupMorning', openOrder: false } },
  play: async (context) => {
    const part = await advanced();
    await chooseRetailers(GROUP, texts.getRegrets, part);
    await selectFirst(context, [2001, 2003], part);
    await expectVisible(/^2 new orders are made: /, part);
    const { orderRetailers, orders } = getLoaded(context).backend.store;
    const before = new Set([...orderRetailers.all()].map(({ orderid }) => orderid));
    await press(texts.reorder, part);
    await waitFor(() => expect(ordered).toHaveBeenCalled());
    const made = [...orderRetailers.all()].filter(({ orderid }) => !before.has(orderid));
    await expect(made.map(({ retailerids }) => retailerids.join()).sort()).toEqual(['2001', '2003']);
    // One is open here, the other unlocked.
    await expect(made.map(({ orderid }) => orders.get(orderid)?.lock === null).sort()).toEqual([false, true]);
  },
});

/** The first of two orders is being written; no action is available. */
export const GroupOrdering = meta.story({
  name: 'group ordering',
  parameters: {
    backend: { scenario: 'groupMorning', openOrder: false, faults: [{ call: 'reorderRegrets', kind: 'never' }] },
  },
  play: async (context) => {
    const part = await advanced();
    await chooseRetailers(GROUP, texts.getRegrets, part);
    await selectFirst(context, [2001, 2003], part);
    await press(texts.reorder, part);
    await expectVisible(placeMessages.ordering(1, 2), part);
    await expect(part.getByRole('button', { name: texts.reorder })).toHaveAttribute('aria-busy', 'true');
  },
});

/** Retailers are selected but not loaded; the grid names the button to press. */
export const GroupTicked = meta.story({
  name: 'group ticked',
  parameters: { popup: { focusMoved: true }, backend: { scenario: 'groupMorning' } },
  play: async () => {
    const part = await advanced();
    const row = await rowWith(GROUP[0] ?? '', retailerMessages.title, part);
    await userEvent.click(within(row).getByText(GROUP[0] ?? ''));
    await expect(row).toHaveAttribute('aria-selected', 'true');
    await expectVisible(choiceMessages.getSelected(1, texts.getRegrets), part);
  },
});

/** A deployment with the older variant: no Custom dates, and reordering needs an open order. */
export const OlderVariant = meta.story({
  name: 'older variant',
  parameters: { backend: { openOrder: false, features: { olderRegrets: true } } },
  play: async (context) => {
    const part = await advanced();
    await selectRegrets(getNames(context, 1), part);
    await expect(part.queryByRole('textbox', { name: texts.startDate })).not.toBeInTheDocument();
    await expect(part.queryByRole('option', { name: messages.dates.Custom })).not.toBeInTheDocument();
    await expect(part.getByRole('button', { name: texts.reorder })).toHaveAttribute('aria-disabled', 'true');
    await press(texts.reorder, part);
    await expectVisible(texts.needsOrder);
    await expect(part.queryByText(texts.intoNew)).not.toBeInTheDocument();
  },
});

export const NothingSelected = meta.story({
  name: 'nothing selected',
  play: async () => {
    const part = await advanced();
    await findRows(grid, part);
    await press(texts.reorder, part);
    await expectVisible(texts.nothingSelected);
  },
});

/** Deletion is confirmed first; the popup closes half a second later (001 §9). */
export const Deleting = meta.story({
  name: 'deleting',
  parameters: { popup: { focusMoved: true } },
  play: async (context) => {
    const before = waitingRegrets(context).length;
    const part = await advanced();
    await selectRegrets(getNames(context, 2), part);
    await press(texts.delete, part);
    await expectVisible(messages.delete.several(2), await popup(messages.delete.title));
    await press('Yes', await popup(messages.delete.title));
    await expectVisible(messages.delete.done(2));
    await expect(waitingRegrets(context)).toHaveLength(before - 2);
    await waitFor(() => expect(closed).toHaveBeenCalled());
  },
});

/** Added to the open order without conflicts or prompts. */
export const Reordering = meta.story({
  name: 'reordering',
  play: async (context) => {
    const before = toLines(context).length;
    const part = await advanced();
    await selectRegrets(regretNames(context).free.slice(0, 2), part);
    await press(texts.reorder, part);
    await expectVisible(texts.reordered(2, 'Thabo Nkosi #100101'));
    await waitFor(() => expect(ordered).toHaveBeenCalledWith(null));
    await expect(toLines(context)).toHaveLength(before + 2);
  },
});

/** Without an open order one is created, described and opened. */
export const NewOrder = meta.story({
  name: 'new order',
  parameters: { backend: { openOrder: false } },
  play: async (context) => {
    const part = await advanced();
    await expectVisible(texts.intoNew, part);
    await selectRegrets(getNames(context, 2), part);
    await press(texts.reorder, part);
    await waitFor(() => expect(ordered).toHaveBeenCalled());
    const { backend, services } = getLoaded(context);
    const open = services.store.get(currentOrderAtom);
    const order = backend.store.orders.get(open?.orderId ?? 0);
    await expect(order?.description).toBe(texts.orderDescription(open?.orderNumber ?? ''));
    await expect(toLines(context)).toHaveLength(2);
  },
});

/** The second request fails: ordered regrets are listed, the others stay selected. */
export const Partly = meta.story({
  name: 'partly',
  parameters: {
    popup: { focusMoved: true },
  },
  beforeEach(context) {
    regretWhatIsOrdered(1)(context);
    changePrices(context);
  },
  play: async (context) => {
    const { inConflict, free } = regretNames(context);
    const part = await advanced();
    await selectRegrets([...inConflict, ...free.slice(0, 1)], part);
    await press(texts.reorder, part);
    const question = await popup(messages.conflicts.title);
    await userEvent.click(question.getByRole('radio', { name: messages.conflicts.choices.replace }));
    await press(messages.conflicts.reorder, question);
    await expectVisible(texts.notOrdered(1), part);
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.', part);
    await waitFor(() => expect([...document.querySelectorAll('[role=row][aria-selected=true]')]).toHaveLength(1));
  },
});

/** Regrets that were reordered and kept; they cannot be ordered twice. */
export const Processed = meta.story({
  name: 'processed',
  parameters: { popup: { focusMoved: true } },
  play: async () => {
    const part = await advanced();
    await findRows(grid, part);
    await userEvent.click(part.getByRole('switch', { name: texts.processed }));
    await expectVisible(messages.tab.none, part);
    await press(texts.reorder, part);
    await expectVisible(texts.orderedAlready);
  },
});

export const None = meta.story({
  name: 'none',
  parameters: { backend: { scenario: 'emptyPharmacy', openOrder: false } },
  play: async () => {
    await expectVisible(messages.tab.none, await advanced());
  },
});

export const Failed = meta.story({
  name: 'error',
  parameters: { backend: { faults: [{ call: 'listRegrets', kind: 'code', code: 2 }] } },
  play: async () => {
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.', await advanced());
  },
});

/** Without permission to create or change orders the reason is shown in advance. */
export const NoPermission = meta.story({
  name: 'no permission',
  parameters: { backend: { openOrder: false, permissions: { ordering: { update: false, create: false } } } },
  play: async () => {
    const part = await advanced();
    await findRows(grid, part);
    for (const name of [texts.reorder, texts.delete]) {
      await expect(part.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    }
    await press(texts.reorder, part);
    await expect(await screen.findByText('You do not have permissions to create new orders.')).toBeVisible();
  },
});

/** A question about regrets of one supplier, each of them named. */
export const Ask = meta.story({
  name: 'ask the supplier',
  tags: ['!manifest:advanced-regrets'],
  parameters: { popup: { focusMoved: true } },
  play: async (context) => {
    const part = await advanced();
    const [first, ...others] = waitingRegrets(context);
    const other = others.find(({ suppliercode }) => suppliercode !== first?.suppliercode);
    const tick = async (regret: typeof first) => pressRow(regret?.productdescription ?? '', grid, part);
    await tick(first);
    await press(composing.prompting.supplier, part);
    const dialog = await popup(composing.newMessage.title);
    await expectVisible(/regretted 2026/, dialog);
    await press(new RegExp(`^${composing.cancel}`), dialog);
    await waitFor(() => expect(screen.queryByText(/regretted 2026/)).not.toBeInTheDocument());
    await tick(other);
    await press(composing.prompting.supplier, part);
    await expectVisible(messages.ask.oneSupplier);
  },
});
