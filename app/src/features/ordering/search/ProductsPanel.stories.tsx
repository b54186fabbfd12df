import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, screen, userEvent } from 'storybook/test';
import { getProducts, withListedProducts } from '#stories/catalogue.ts';
import { expectVisible, findRows, press } from '#stories/steps.ts';
import { messages } from './messages.ts';
import { SearchedProducts } from './testing/SearchedProducts.tsx';

const meta = preview.meta({
  title: 'Screens/Ordering/Products',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:products-tab'],
  decorators: [asPart],
  render: () => <SearchedProducts />,
});

async function search(text: string) {
  await userEvent.type(await screen.findByRole('searchbox', { name: messages.search.label }), `${text}{Enter}`);
}

const option = (name: string) => screen.findByRole('combobox', { name });

async function openOptions() {
  await press(messages.search.options);
}

export const OptionsCollapsed = meta.story({
  name: 'options collapsed',
  play: async () => {
    const toggle = await screen.findByRole('button', { name: messages.search.options });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expectVisible('Containing · Alphabetically · All Suppliers');
    await expectVisible(messages.products.start);
  },
});

export const OptionsOpen = meta.story({
  name: 'options open',
  play: async () => {
    await openOptions();
    await expect(await option(messages.search.match)).toHaveDisplayValue(messages.matches.Containing);
    await expect(await option(messages.search.sort)).toHaveDisplayValue(messages.sorts.Alphabetically);
    await expect(await option(messages.search.scope)).toHaveDisplayValue(messages.scopes.all);
  },
});

/** The search would find thousands, so it waits for Enter. */
export const WideSearch = meta.story({
  name: 'wide search waits for Enter',
  play: async () => {
    const box = await screen.findByRole('searchbox', { name: messages.search.label });
    await userEvent.type(box, 'tab');
    await expectVisible(messages.search.wide('tab'));
    await userEvent.type(box, '{Enter}');
    await findRows(messages.products.title);
    await expect(screen.queryByText(messages.search.wide('tab'))).toBeNull();
  },
});

/** Two products of the same description, distinguished by codes that are never truncated. */
export const OneDescription = meta.story({
  name: 'one description twice',
  parameters: {
    backend: {
      catalogue: withListedProducts({
        'Corumaquin 120 mg/5ml SYR 200ml': { description: "Corumaquin 500 mg TAB 56's" },
      }),
    },
  },
  play: async () => {
    await search('corumaquin 500');
    const rows = (await findRows(messages.products.title)).map((row) => row.textContent);
    await expect(rows.filter((row) => row.startsWith("Corumaquin 500 mg TAB 56's · "))).toHaveLength(2);
    await expect(rows.filter((row) => row.includes(' · '))).toHaveLength(2);
  },
});

export const SpecificSupplier = meta.story({
  name: 'specific supplier',
  play: async () => {
    await openOptions();
    await userEvent.selectOptions(await option(messages.search.scope), messages.scopes.one);
    const picker = await option(messages.search.supplier);
    await screen.findByRole('option', { name: 'Kestrel Wholesale' });
    await userEvent.selectOptions(picker, 'Kestrel Wholesale');
    await search('coru');
    await expect((await findRows(messages.products.title)).length).toBeGreaterThan(0);
  },
});

export const Loading = meta.story({
  name: 'loading',
  parameters: { backend: { faults: [{ call: 'listProducts', kind: 'never' }] } },
  play: async () => {
    await search('coru');
    await expectVisible(messages.products.loading);
  },
});

export const Results = meta.story({
  name: 'results',
  play: async () => {
    await search('1000 mg');
    await expect((await findRows(messages.products.title)).length).toBeGreaterThan(5);
  },
});

export const Highlighted = meta.story({
  name: 'highlighted',
  play: async () => {
    await search('maq');
    await findRows(messages.products.title);
    await expect(screen.getAllByText('maq', { selector: 'mark' })[0]).toBeVisible();
  },
});

export const NoneFound = meta.story({
  name: 'none found',
  play: async () => {
    await search('nothing of the kind');
    await expectVisible(messages.products.none);
  },
});

export const Failed = meta.story({
  name: 'error',
  parameters: { backend: { faults: [{ call: 'listProducts', kind: 'code', code: 2 }] } },
  play: async () => {
    await search('coru');
    await expectVisible('Sorry an error has occurred, error code: 2. Please try again.');
  },
});

export const FiftyThousandRows = meta.story({
  name: '50 000 rows',
  parameters: { backend: { catalogue: getProducts(50_000) } },
  play: async () => {
    await search('mg');
    // The page serves and renders some 30 000 rows, which takes slow machines more than ten seconds.
    await screen.findByRole('grid', { name: messages.products.title }, { timeout: 45_000 });
    await findRows(messages.products.title);
    const rows = Number(screen.getByRole('grid', { name: messages.products.title }).getAttribute('aria-rowcount'));
    await expect(rows).toBeGreaterThan(30_000);
  },
});

/** All but VIP, in eight rows: the four medical-aid lists, a favourite and the preferred list. */
export const Indicators = meta.story({
  name: 'indicators',
  play: async () => {
    await search('oril');
    await findRows(messages.products.title);
    for (const name of ['Discovery', 'MPL', 'MRP', 'GEMS', 'Favourite', 'Preferred']) {
      await expect(screen.getAllByRole('img', { name })[0]).toBeVisible();
    }
  },
});
