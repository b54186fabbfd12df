import type { DataGridHandle } from '@mortar/design-system';
import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { gridMessages } from '#grids/messages.ts';
import type { PriceRow } from '#products/prices/model/priceRow.ts';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import type { Product } from '#products/search/model/product.ts';
import { Frame } from '#stories/frame.tsx';
import { samples, suppliers, WithProduct } from '#stories/samples.tsx';
import { expectVisible, findRows, rowWith } from '#stories/steps.ts';
import { messages } from './messages.ts';
import { SupplierPricesPanel } from './SupplierPricesPanel.tsx';

const texts = messages.prices;

function Panel({ product }: { product: Product | null }) {
  const grid = useRef<DataGridHandle<PriceRow>>(null);
  const [selected, setSelected] = useState<SupplierPrice | null>(null);
  return (
    <SupplierPricesPanel
      product={product}
      selected={selected}
      active
      gridRef={grid}
      onSelect={setSelected}
      onChoose={fn()}
      onBack={fn()}
      onFocus={fn()}
    />
  );
}

const meta = preview.meta({
  title: 'Screens/Ordering/Supplier prices',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:supplier-prices'],
  decorators: [asPart],
  args: { name: samples.soldEverywhere as string },
  render: ({ name }) => (
    <Frame width={948} height={320}>
      <WithProduct name={name}>{(product) => <Panel product={product} />}</WithProduct>
    </Frame>
  ),
});

const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent);

export const SelectAProduct = meta.story({
  name: 'select a product',
  render: () => (
    <Frame width={948} height={320}>
      <Panel product={null} />
    </Frame>
  ),
  play: async () => {
    await expectVisible(texts.select);
  },
});

export const Loading = meta.story({
  name: 'loading',
  parameters: { backend: { faults: [{ call: 'listSupplierPrices', kind: 'never' }] } },
  play: async () => {
    await expectVisible(texts.loading);
  },
});

/** The grid is focused once prices load; the cheapest nett follows the preferred supplier, whose price is higher. */
export const Prices = meta.story({
  name: 'prices',
  play: async () => {
    const rows = await findRows(texts.title);
    await expect(rows).toHaveLength(8);
    await expect(rows[0]).toHaveTextContent(texts.marks.preferred);
    await expect(rows[0]).toHaveTextContent(texts.premium.short('R7.47'));
    await expect(rows[1]).toHaveTextContent(texts.marks.cheapest);
    // The last columns appear once the grid knows its width.
    await waitFor(() => expect(rows[1]).toHaveTextContent('\u2212R7.47'));
    await expect(headers()).toContain(texts.baselines.preferred.header);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-colindex'));
  },
});

/** Sorts by keyboard: Ctrl in the first row reaches the heading. */
async function sortByFirstColumn() {
  await findRows(texts.title);
  await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-colindex'));
  await userEvent.keyboard('{Control>}{ArrowUp}{/Control}{Enter}');
}

/** The heading names the sort order and restores the rule. */
export const SortedByHand = meta.story({
  name: 'sorted by hand',
  play: async () => {
    await sortByFirstColumn();
    await expectVisible(gridMessages.sortedBy(texts.columns.supplier, false));
    await expect(screen.getByRole('button', { name: texts.byRule })).toBeVisible();
  },
});

/** The rule restored, with the original order. */
export const BackToTheRule = meta.story({
  name: 'back to the rule',
  play: async () => {
    await sortByFirstColumn();
    await userEvent.click(await screen.findByRole('button', { name: texts.byRule }));
    await waitFor(() => expect(screen.queryByRole('button', { name: texts.byRule })).toBeNull());
    await expect((await findRows(texts.title))[0]).toHaveTextContent(texts.marks.preferred);
  },
});

export const LockedSupplier = meta.story({
  name: 'locked supplier',
  args: { name: samples.lockable },
  parameters: { backend: { settings: { ordering_LockPreferred: true } } },
  play: async () => {
    await findRows(texts.title);
    await expect(screen.getAllByRole('img', { name: texts.locked }).length).toBeGreaterThan(0);
  },
});

/** A supplier's regret two days ago suspends the locks. */
export const Unlocked = meta.story({
  name: 'unlocked by a regret',
  args: { name: 'Amatol-Hydrocortisone 1 % OINT 25g' },
  parameters: { backend: { settings: { ordering_LockPreferred: true } } },
  play: async () => {
    await findRows(texts.title);
    // In the user's time zone.
    await expectVisible(/^Unlocked until 2026\/03\/0\d \d\d:52: Protea regretted$/);
    await expect(screen.queryAllByRole('img', { name: texts.locked })).toEqual([]);
  },
});

export const Bonus = meta.story({
  name: 'bonus',
  play: async () => {
    await expect(await rowWith(suppliers.green, texts.title)).toHaveTextContent('20 + 3');
  },
});

export const VatExclusive = meta.story({
  name: 'VAT exclusive',
  parameters: { backend: { settings: { ordering_NettPriceExclusive: true, ordering_NettPriceInclusive: false } } },
  play: async () => {
    await findRows(texts.title);
    await expect(headers()).toContain(texts.columns.nettExclusive);
    await expect(headers()).not.toContain(texts.columns.nettInclusive);
  },
});

export const VatInclusive = meta.story({
  name: 'VAT inclusive',
  parameters: { backend: { settings: { ordering_NettPriceExclusive: false, ordering_NettPriceInclusive: true } } },
  play: async () => {
    await findRows(texts.title);
    await expect(headers()).toContain(texts.columns.nettInclusive);
    await expect(headers()).not.toContain(texts.columns.nettExclusive);
  },
});

export const Both = meta.story({
  name: 'both',
  parameters: { backend: { settings: { ordering_NettPriceExclusive: true, ordering_NettPriceInclusive: true } } },
  play: async () => {
    await findRows(texts.title);
    await expect(headers()).toEqual(expect.arrayContaining([texts.columns.nettExclusive, texts.columns.nettInclusive]));
  },
});

export const None = meta.story({
  name: 'none',
  parameters: { backend: { faults: [{ call: 'listSupplierPrices', kind: 'code', code: 5 }] } },
  play: async () => {
    await expectVisible(texts.none);
  },
});

export const Failed = meta.story({
  name: 'error',
  parameters: { backend: { faults: [{ call: 'listSupplierPrices', kind: 'code', code: 2 }] } },
  play: async () => {
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.');
  },
});
