import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { messages as composing } from '#messaging/composing/messages.ts';
import { chooseRetailers } from '#retailers/testing/retailers.ts';
import { expectVisible, findRows, popup, press, pressRow } from '#stories/steps.ts';
import { messages } from './messages.ts';
import { OrderHistory } from './OrderHistory.tsx';

const texts = messages.orders;
const orderAgain = fn();

const meta = preview.meta({
  title: 'Screens/Ordering/Order History',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:order-history'],
  parameters: { layout: 'fullscreen', backend: { scenario: 'busyMorning' } },
  decorators: [asPart],
  render: () => (
    <div style={{ blockSize: '100vh' }}>
      <OrderHistory onOrderAgain={orderAgain} />
    </div>
  ),
});

type Context = Parameters<typeof getLoaded>[0];
const sentOrders = (context: Context, retailerid = 1001) => getLoaded(context).backend.store.sentOrders.at(retailerid);

const period = (name: string) => screen.findByRole('radio', { name: new RegExp(`^${name}`) });

/** Amounts contain non-breaking spaces. */
const TO_THE_LETTER = { normalizer: (text: string) => text };

/** Number of rows without header and totals. */
const count = async (rows: number) => {
  const grid = await screen.findByRole('grid', { name: texts.title });
  await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', String(rows + 2)));
};

export const Loading = meta.story({
  name: 'loading',
  parameters: { backend: { faults: [{ call: 'listOrderHistory', kind: 'never' }] } },
  play: async () => {
    await expectVisible(texts.loading);
  },
});

export const Orders = meta.story({
  name: 'orders',
  parameters: { backend: { scenario: 'openingTime' } },
  play: async () => {
    await expect((await findRows(texts.title)).length).toBeGreaterThan(5);
    await expect(await period('Last 3 Months')).toBeChecked();
  },
});

export const EachFilter = meta.story({
  name: 'each filter',
  parameters: { backend: { scenario: 'openingTime' } },
  play: async (context) => {
    const all = sentOrders(context).length;
    let before = 0;
    for (const name of ['Last 3 Months', 'Last 6 Months', 'Last Year', 'All Time']) {
      await userEvent.click(await period(name));
      await waitFor(async () => expect(await period(name)).toHaveAccessibleName(/\d$/));
      const now = Number((await period(name)).closest('label')?.textContent?.match(/\d+$/)?.[0]);
      await expect(now).toBeGreaterThanOrEqual(before);
      before = now;
    }
    await expect(before).toBe(all);
    await count(all);
  },
});

/** Without a selected order there are no items, and actions show a hint. */
export const SelectAnOrder = meta.story({
  name: 'select an order',
  play: async () => {
    await findRows(texts.title);
    await expectVisible(messages.select);
    for (const name of [messages.items.print, messages.items.export, messages.items.printScheduled]) {
      await press(name);
    }
    await expect((await screen.findAllByText(messages.items.select)).length).toBeGreaterThan(0);
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

/** An order without answer, and one with partly supplied and regretted items. */
export const ItemsWithEachIndicator = meta.story({
  name: 'items with each indicator',
  parameters: { backend: { scenario: 'openingTime' } },
  play: async (context) => {
    const waiting = sentOrders(context).find(({ answeredat }) => answeredat === null);
    if (waiting) {
      await pressRow(waiting.ordernumber, texts.title);
      const lines = await findRows(messages.items.title);
      await expect(within(lines[0] as HTMLElement).getByText(messages.waiting)).toBeVisible();
    }
    await userEvent.click(await period('All Time'));
    const mixed = sentOrders(context).findLast(({ answeredat, lines }) => {
      const missing = lines.filter(({ suppliedquantity }) => suppliedquantity === 0);
      const short = lines.filter((line) => line.suppliedquantity > 0 && line.suppliedquantity < line.orderedquantity);
      return (
        answeredat !== null &&
        missing.length > 0 &&
        short.length > 0 &&
        missing.length + short.length < lines.length &&
        lines.length < 8
      );
    });
    await waitFor(async () => expect(await period('All Time')).toHaveAccessibleName(/\d$/));
    await find(mixed?.ordernumber ?? '');
    await pressRow(mixed?.ordernumber ?? '', texts.title);
    await waitFor(async () => {
      const lines = await findRows(messages.items.title);
      await expect(new Set(lines.map((line) => line.dataset.tone))).toEqual(
        new Set([undefined, 'partial', 'regretted']),
      );
    });
    await screen.findByRole('region', { name: messages.items.summary });
  },
});

/** Finds a row with Ctrl+F. */
async function find(text: string) {
  const [first] = await findRows(texts.title);
  await userEvent.click(first?.querySelector('[aria-colindex]') ?? document.body);
  await userEvent.keyboard('{Control>}f{/Control}');
  await userEvent.type(await screen.findByRole('textbox', { name: `Find in ${texts.title}` }), `${text}{Enter}`);
}

const PHARMACIES = ['Table Bay Pharmacy Sea Point', 'Table Bay Pharmacy Claremont'];

/** A tree of retailers with totals, expanded and collapsed by row. */
export const GroupedByRetailer = meta.story({
  name: 'grouped by retailer',
  parameters: { backend: { scenario: 'groupBuyer' } },
  play: async () => {
    await chooseRetailers(PHARMACIES, texts.getHistory, screen);
    await findRows(texts.title);
    await userEvent.click(screen.getByRole('checkbox', { name: texts.byRetailer }));
    const tree = await screen.findByRole('treegrid', { name: texts.title });
    const named = (name: RegExp, open: boolean) => within(tree).findByRole('rowheader', { name, expanded: open });
    // Totals are announced with the name.
    await userEvent.click(
      await named(/^Table Bay Pharmacy Claremont \(\d+\) ?ordered R.+, invoiced R.+, regretted R/, true),
    );
    await named(/Claremont/, false);
    await userEvent.keyboard('{ArrowRight}');
    await named(/Claremont/, true);
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowLeft}');
    await expect(await named(/Claremont/, false)).toHaveFocus();
    const rows = within(tree)
      .getAllByRole('row')
      .filter((row) => row.hasAttribute('aria-level'));
    await expect(rows[1]).toHaveAccessibleName(/Sea Point/);
    await expect(rows[2]).toHaveAttribute('aria-level', '2');
    await userEvent.click(rows[2]?.querySelector('[aria-colindex]') ?? document.body);
    await expect((await findRows(messages.items.title)).length).toBeGreaterThan(0);
  },
});

export const GroupNothingSelected = meta.story({
  name: 'group nothing selected',
  parameters: { backend: { scenario: 'groupBuyer' } },
  play: async () => {
    await press(texts.getHistory);
    await expect(await screen.findAllByText('Please select a retailer from the grid on the left.')).toHaveLength(2);
  },
});

export const None = meta.story({
  name: 'none',
  parameters: { backend: { scenario: 'emptyPharmacy' } },
  play: async () => {
    await expectVisible(texts.none);
  },
});

export const Failed = meta.story({
  name: 'error',
  parameters: { backend: { faults: [{ call: 'listOrderHistory', kind: 'code', code: 2 }] } },
  play: async () => {
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.');
  },
});

/** Each bar of the chart filters the orders; pressing it again or the filter next to the period clears it. */
export const Picture = meta.story({
  parameters: { backend: { scenario: 'openingTime' } },
  play: async (context) => {
    await press(messages.picture.title);
    const suppliers = within(await screen.findByRole('group', { name: messages.picture.suppliers }));
    const [largestBar] = suppliers.getAllByRole('button');
    await userEvent.click(largestBar as HTMLElement);
    await expect(largestBar).toHaveAttribute('aria-pressed', 'true');
    const name = largestBar?.dataset.bar ?? '';
    const month = within(screen.getByRole('group', { name: messages.picture.months }))
      .getAllByRole('button')
      .at(-1);
    month?.focus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(document.activeElement).toHaveAttribute('aria-pressed', 'true');
    const barName = (document.activeElement as HTMLElement).dataset.bar ?? '';
    await press(messages.picture.showAll(messages.picture.month(barName)));
    await waitFor(() => expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1));
    const ofIt = sentOrders(context).filter(({ suppliername }) => suppliername === name).length;
    await userEvent.click(await period('All Time'));
    const again = await screen.findByRole('button', { name: new RegExp(`^${name}:`) });
    await userEvent.click(again);
    await count(ofIt);
    // The text below the charts reflects the current period.
    await expect(
      screen.getAllByText(within(again).getByText(new RegExp(`^${name}:`)).textContent, TO_THE_LETTER),
    ).toHaveLength(2);
  },
});

/** Regretted items of a month with supplier and value. */
export const RegrettedItems = meta.story({
  parameters: { backend: { scenario: 'openingTime' } },
  play: async () => {
    await findRows(texts.title);
    await press(messages.picture.title);
    const months = within(await screen.findByRole('group', { name: messages.picture.months }));
    const [, month] = months.getAllByRole('button');
    await userEvent.click(month as HTMLElement);
    await press(messages.regretted.title);
    const dialog = await popup(messages.regretted.title);
    const lines = await findRows(messages.regretted.title, dialog);
    for (const line of lines) await expect(within(line).getByText(/^(Partial|Regretted)$/)).toBeVisible();
    await expect(dialog.getByText(new RegExp(messages.picture.month(month?.dataset.bar ?? '')))).toBeInTheDocument();
  },
});

/** An item is reordered: the page selects its product. */
export const OrderAgain = meta.story({
  play: async () => {
    const [order] = await findRows(texts.title);
    await userEvent.click(order?.querySelector('[aria-colindex]') ?? document.body);
    const [item] = await findRows(messages.items.title);
    await userEvent.dblClick(item?.querySelector('[aria-colindex]') ?? document.body);
    await waitFor(() =>
      expect(orderAgain).toHaveBeenCalledWith(expect.objectContaining({ ordered: expect.any(Number) })),
    );
  },
});

export const Ask = meta.story({
  name: 'ask the supplier',
  play: async () => {
    const [order] = await findRows(texts.title);
    await userEvent.click(order?.querySelector('[aria-colindex]') ?? document.body);
    await press(composing.prompting.supplier);
    await expectVisible(/^About order .*, sent 20/, await popup(composing.newMessage.title));
  },
});
