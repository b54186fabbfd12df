import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, type ScenarioState, withBackend } from '@mortar/storybook/storyBackend';
import { createRef } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { messages as lineMessages } from '#orders/lines/messages.ts';
import { expectVisible, findRows, type Part, popup, press } from '#stories/steps.ts';
import { messages as texts } from './messages.ts';
import { ReviewPopup } from './ReviewPopup.tsx';
import { type ReviewHandle, ReviewPrefetch } from './ReviewPrefetch.tsx';

const onPass = fn();

/** The review over the page, with its prefetch. */
function Review() {
  return (
    <>
      <ReviewPrefetch handleRef={createRef<ReviewHandle>()} />
      <ReviewPopup onPass={onPass} onClose={fn()} returnFocusTo={() => null} />
    </>
  );
}

const meta = preview.meta({
  title: 'Popups/Sending/Review before send',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:review-before-send'],
  decorators: [asPart],
  parameters: { backend: { scenario: 'busyMorning', openOrder: true } },
  render: () => <Review />,
});

/** Few lines at suppliers without minimum or limit, and on no other order. */
const quiet = ({ items, terms }: ScenarioState): Partial<ScenarioState> => ({
  items: items.filter(({ orderid }) => orderid === items[0]?.orderid).slice(0, 3),
  terms: terms.map((row) => ({ ...row, minimumordercents: 0, creditlimitcents: 0 })),
});

/**
 * Few lines: the price of the first has risen, the second is far above usual, the third is on another user's order, and
 * the last is below the minimum.
 */
function warned({ items, sentOrders }: ScenarioState): Partial<ScenarioState> {
  const [open] = items;
  const own = items.filter(({ orderid }) => orderid === open?.orderid).slice(0, 6);
  const [other] = items.filter(({ orderid }) => orderid !== open?.orderid);
  const [, second, third] = own;
  if (!other || !second || !third) throw new Error('the scenario has fewer lines');
  const changes: Partial<(typeof items)[number]>[] = [
    { orderedpricecents: (open?.orderedpricecents ?? 0) - 120 },
    { orderedquantity: second.supplierquantity * 90 },
  ];
  const { productid, productcode, productdescription } = second;
  const before = { productid, productcode, productdescription, orderedquantity: 6 };
  return {
    items: [
      ...own.map((item, index) => ({
        ...item,
        ...changes[index],
        ...(index === 5 && { orderedquantity: item.supplierquantity }),
      })),
      { ...third, orderitemid: 99_001, orderid: other.orderid, staffname: other.staffname },
    ],
    sentOrders: sentOrders.map((sent) => ({
      ...sent,
      lines: sent.lines.map((line, index) => (index === 0 ? { ...line, ...before } : line)),
    })),
  };
}

const warningRow = async (kind: keyof typeof texts.kinds, dialog: Part) =>
  waitFor(async () => {
    const rows = await findRows(texts.grid, dialog);
    const row = rows.find(({ textContent }) => textContent?.includes(texts.kinds[kind]));
    if (!row) throw new Error(`nothing is said of ${kind}`);
    return row;
  });

/** Waits until all warnings have loaded, so that rows no longer move. */
async function readThrough(): Promise<Part> {
  const dialog = await popup(texts.title);
  for (const kind of ['credit', 'minimum', 'quantity', 'other order'] as const) await warningRow(kind, dialog);
  return dialog;
}

/** Moves the cursor to its row. */
async function choose(kind: keyof typeof texts.kinds, dialog: Part): Promise<void> {
  const row = await warningRow(kind, dialog);
  await userEvent.click(row.querySelector('[aria-colindex]') ?? row);
}

/** A review without warnings, shown only to users who always want it. */
export const Clean = meta.story({
  name: 'clean',
  parameters: { backend: { change: quiet } },
  play: async () => {
    const dialog = await popup(texts.title);
    await expectVisible(texts.clean, dialog);
    await waitFor(() => expect(dialog.getByRole('button', { name: texts.goOn })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onPass).toHaveBeenCalledWith([]);
  },
});

/** Several warnings; Enter continues, because none blocks. */
export const Warnings = meta.story({
  name: 'warnings',
  parameters: { backend: { change: warned } },
  play: async () => {
    const dialog = await readThrough();
    await waitFor(() => expect(dialog.getByRole('button', { name: texts.goOn })).toHaveFocus());
  },
});

/** Above a supplier's credit limit, as sending reports too. */
export const OverCredit = meta.story({
  name: 'over credit',
  parameters: { backend: { scenario: 'overCredit' } },
  play: async () => {
    const dialog = await popup(texts.title);
    await expect(await warningRow('credit', dialog)).toHaveTextContent(/over the credit limit of R/);
  },
});

/** Prices are compared on request, since no call returns several; one has risen. */
export const PricesCompared = meta.story({
  name: 'prices compared',
  parameters: { backend: { change: warned } },
  play: async () => {
    const dialog = await readThrough();
    await expectVisible(/today’s prices of 6 lines/, dialog);
    await press(texts.compare, dialog);
    await expect(await warningRow('price', dialog)).toHaveTextContent(/R1\.20 more/);
    await waitFor(() => expect(dialog.queryByText(/today’s prices/)).not.toBeInTheDocument());
  },
});

/** Failed reads are listed as not checked. */
export const Unchecked = meta.story({
  name: 'not looked at',
  parameters: {
    backend: {
      change: warned,
      faults: [
        { call: 'listBasketDuplicates', kind: 'never' },
        { call: 'listOrderHistory', kind: 'never' },
        { call: 'getCreditUsage', kind: 'code', code: 2 },
      ],
    },
  },
  play: async () => {
    const dialog = await popup(texts.title);
    await expectVisible(/^Not looked at: the credit at /, dialog);
    await expect(dialog.getByRole('button', { name: texts.goOn })).toBeEnabled();
  },
});

/** A quantity changed in place, with the usual checks. */
export const QuantityChanged = meta.story({
  name: 'quantity changed',
  parameters: { backend: { change: warned }, popup: { focusMoved: true } },
  play: async () => {
    const dialog = await readThrough();
    await choose('minimum', dialog);
    await press(texts.settle.quantity, dialog);
    const update = await popup(lineMessages.updateQuantity.title);
    await expect(await update.findByRole('spinbutton')).toHaveFocus();
  },
});

/** Changing the quantity also takes the new price, shown next to it. */
export const NewPriceTaken = meta.story({
  name: 'new price taken',
  parameters: { backend: { change: warned } },
  play: async (context) => {
    const dialog = await readThrough();
    await expectVisible(/today’s prices of 6 lines/, dialog);
    await press(texts.compare, dialog);
    await choose('price', dialog);
    const { store } = getLoaded(context).backend;
    const before = [...store.items.all()][0]?.orderedpricecents ?? 0;
    await press(texts.settle.price, dialog);
    const update = await popup(lineMessages.updateQuantity.title);
    await press(lineMessages.updateQuantity.save, update);
    await waitFor(() => expect(dialog.queryByText(texts.kinds.price)).not.toBeInTheDocument());
    await expect([...store.items.all()][0]?.orderedpricecents).toBe(before + 120);
    await waitFor(() => expect(dialog.getByRole('button', { name: texts.goOn })).toHaveFocus());
  },
});

/** A product on another order is removed from this one. */
export const TakenOff = meta.story({
  name: 'taken off',
  parameters: { backend: { change: warned } },
  play: async () => {
    const dialog = await readThrough();
    await choose('other order', dialog);
    await press(texts.settle['other order'], dialog);
    const question = await popup(lineMessages.deleteItem.title);
    await press('Yes', question);
    await waitFor(() => expect(dialog.queryByText(texts.kinds['other order'])).not.toBeInTheDocument());
  },
});

/** Without permission to change orders, warnings are listed with the reason. */
export const NoPermission = meta.story({
  name: 'no permission',
  parameters: {
    backend: { change: warned, permissions: { ordering: { update: false } } },
    popup: { focusMoved: true },
  },
  play: async () => {
    const dialog = await readThrough();
    await press(texts.settle.quantity, dialog);
    await expectVisible('You do not have permissions to update orders.', screen);
  },
});
