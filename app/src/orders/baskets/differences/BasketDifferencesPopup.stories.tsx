import type { Backend } from '@mortar/backend';
import type { BasketFile, BasketLine } from '@mortar/reading';
import preview from '@mortar/storybook/preview';
import { asPart, getLoaded, type StoryBackendContext, withBackend } from '@mortar/storybook/storyBackend';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { messages } from '#orders/baskets/messages.ts';
import { BASKET, WithBasket } from '#orders/baskets/testing/baskets.tsx';
import { messages as importMessages } from '#orders/importing/messages.ts';
import { expectVisible, findRows, popup, press, rowWith } from '#stories/steps.ts';
import { BasketDifferencesPopup } from './BasketDifferencesPopup.tsx';

const texts = messages.differences;
const closed = fn();

type Context = Pick<StoryBackendContext, 'loaded'>;

const getBasket = ({ store }: Backend) =>
  [...store.orders.all()].find(({ isbasket, description }) => isbasket && description === BASKET.daily);

const getItems = (context: Context) => {
  const { backend } = getLoaded(context);
  return backend.store.items.at(getBasket(backend)?.orderid ?? 0);
};

/** Changes of the file: the first item is 7, the second is missing, and a product of the catalogue is new. */
type Edit = 'edited' | 'as it is' | 'with an unknown line';

function fileFrom(context: Context, edit: Edit): BasketFile {
  const { catalogue } = getLoaded(context).backend;
  const items = getItems(context);
  const productIds = new Set(items.map(({ productid }) => productid));
  const getLine = (row: Partial<BasketLine['row']>, quantity: number, more: Partial<BasketLine>): BasketLine => ({
    number: 2,
    supplier: '',
    supplierCode: '',
    nappi: row.nappicode ?? '',
    barcode: '',
    row: { productdescription: '', nappicode: '', barcode: '', quantity: String(quantity), ...row },
    quantity: { kind: 'quantity', quantity },
    ...more,
  });
  const lines = items.map((item) =>
    getLine({ productdescription: item.productdescription }, item.orderedquantity, {
      supplier: item.suppliername,
      supplierCode: item.supplierproductcode,
    }),
  );
  const [first, , ...others] = lines;
  const fresh = catalogue.products.find(
    (product) =>
      /^[012]$/.test(product.schedule) && !productIds.has(product.productid) && catalogue.getPrices(product).length > 1,
  );
  const edited = [
    ...(first ? [{ ...first, quantity: { kind: 'quantity', quantity: 7 } as const }] : []),
    ...others,
    getLine({ productdescription: fresh?.description ?? '', nappicode: fresh?.nappicode ?? '' }, 2, {}),
  ];
  const unknown = getLine({ productdescription: 'Unknown product', nappicode: '999999991' }, 4, {});
  return {
    basket: BASKET.daily,
    lines: { edited, 'as it is': lines, 'with an unknown line': [...lines, unknown] }[edit],
  };
}

const meta = preview.meta({
  title: 'Popups/Baskets/Differences of a basket file',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:basket-differences'],
  decorators: [asPart],
  args: { edit: 'edited' as Edit },
  render: ({ edit }, { loaded }) => (
    <WithBasket type="daily" name={BASKET.daily}>
      {(basket) => (
        <BasketDifferencesPopup
          basket={basket}
          file={fileFrom({ loaded } as Context, edit)}
          rule="Preferred"
          onBack={closed}
          onClose={closed}
        />
      )}
    </WithBasket>
  ),
});

const dialogWith = async (count: number) => {
  const dialog = await popup(texts.title);
  await waitFor(async () => expect(await findRows(texts.grid, dialog)).toHaveLength(count));
  return dialog;
};

export const Linking = meta.story({
  name: 'linking',
  parameters: { backend: { faults: [{ call: 'getOrder', kind: 'never' }] } },
  play: async () => {
    await expectVisible(texts.linking, await popup(texts.title));
  },
});

export const Differences = meta.story({
  name: 'differences',
  play: async (context) => {
    const dialog = await dialogWith(3);
    await expectVisible(texts.counts(3, getItems(context).length - 2), dialog);
    for (const kind of ['changed', 'new', 'removed'] as const) await rowWith(texts.kinds[kind], texts.grid);
  },
});

export const Adding = meta.story({
  name: 'added to the items',
  parameters: { popup: { focusMoved: true } },
  play: async (context) => {
    const dialog = await dialogWith(3);
    await userEvent.click(dialog.getByRole('radio', { name: texts.ways.add }));
    await dialogWith(getItems(context).length);
    await expect(dialog.queryByText(texts.kinds.removed)).not.toBeInTheDocument();
  },
});

export const LineLeftOut = meta.story({
  name: 'a line left out',
  parameters: { popup: { focusMoved: true } },
  play: async () => {
    const dialog = await dialogWith(3);
    const row = await rowWith(texts.kinds.removed, texts.grid);
    await userEvent.click(within(row).getByRole('checkbox'));
    await expectVisible(/^2 changes, /, dialog);
  },
});

export const NotLinked = meta.story({
  name: 'not linked',
  args: { edit: 'with an unknown line' },
  play: async () => {
    const dialog = await popup(texts.title);
    await expect(await findRows(importMessages.unlinked.title, dialog)).toHaveLength(1);
    await expectVisible(texts.none, dialog);
  },
});

export const NoDifferences = meta.story({
  name: 'no differences',
  args: { edit: 'as it is' },
  play: async () => {
    const dialog = await popup(texts.title);
    await expectVisible(texts.none, dialog);
    await expect(dialog.getAllByRole('button', { name: texts.close })).toHaveLength(2);
  },
});

/** The basket contains exactly the file's items. */
export const Replaced = meta.story({
  name: 'replaced',
  parameters: { popup: { focusMoved: true } },
  play: async (context) => {
    const before = getItems(context).map(({ orderitemid }) => orderitemid);
    const dialog = await dialogWith(3);
    await press(new RegExp(`^${texts.apply.replace}`), dialog);
    await waitFor(() => expect(closed).toHaveBeenCalled());
    const after = getItems(context);
    await expect(after.find(({ orderitemid }) => orderitemid === before[0])?.orderedquantity).toBe(7);
    await expect(after.some(({ orderitemid }) => orderitemid === before[1])).toBe(false);
    await expect(after).toHaveLength(before.length);
  },
});

/** Written changes stay; the others can be retried. */
export const Failed = meta.story({
  name: 'failed',
  parameters: {
    popup: { focusMoved: true },
    backend: { faults: [{ call: 'addOrderItem', kind: 'code', code: 2 }] },
  },
  play: async () => {
    const dialog = await dialogWith(3);
    await press(new RegExp(`^${texts.apply.replace}`), dialog);
    await expectVisible(/^1 change was made\. /, dialog);
    await dialogWith(2);
  },
});

export const LinkFailed = meta.story({
  name: 'could not be looked up',
  parameters: { backend: { faults: [{ call: 'getOrder', kind: 'cut' }] } },
  play: async () => {
    const dialog = await popup(texts.title);
    await expectVisible(texts.linkFailed, dialog);
    await expect(dialog.getByRole('button', { name: texts.again })).toBeVisible();
  },
});
