import { createCatalogue } from '@mortar/backend';
import { MAX_LINES } from '@mortar/reading';
import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, userEvent, within } from 'storybook/test';
import { chooseFile } from '#orders/importing/testing/files.ts';
import { samples } from '#stories/samples.tsx';
import { expectVisible, popup, press, rowWith } from '#stories/steps.ts';
import { messages } from './messages.ts';
import {
  getCode,
  knownProducts,
  listOf,
  lockedSupplier,
  match,
  matched,
  named,
  orderedProduct,
  paste,
  Quick,
  UNKNOWN_BARCODE,
} from './testing/Quick.tsx';

const { list, preview: texts, detail, leftOver } = messages;

const meta = preview.meta({
  title: 'Popups/Ordering a product/Quick Order',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:quick-order'],
  decorators: [asPart],
  parameters: { backend: { scenario: 'busyMorning', openOrder: true } },
  render: () => <Quick />,
});

const moved = { popup: { focusMoved: true } };
const THREE = listOf([
  [UNKNOWN_BARCODE, 3, 'Made-up tablets'],
  ['703456001', 12, 'Made-up syrup'],
  ['KE102334', 2, 'Made-up cream'],
]);

/** File as a point-of-sale system writes it. */
const csv = (text: string, name = 'list.csv') => new File([text], name, { type: 'text/csv' });

async function choose(file: File) {
  const dialog = await popup(messages.title);
  await userEvent.click(await dialog.findByRole('radio', { name: list.sources.file }));
  await chooseFile(list.file, file);
  return dialog;
}

const getRow = (text: string) => rowWith(text, texts.grid);

async function unfold(text: string) {
  const row = await getRow(text);
  await userEvent.click(within(row).getByRole('button'));
  return popup(messages.title);
}

export const Empty = meta.story({
  name: 'empty',
  play: async () => {
    const dialog = await popup(messages.title);
    await expectVisible(list.hint, dialog);
    await expect(dialog.getByRole('textbox', { name: list.text })).toHaveFocus();
  },
});

export const Pasted = meta.story({
  name: 'pasted',
  parameters: moved,
  play: async () => {
    const dialog = await paste(THREE);
    await expectVisible(/^3 lines to order\. Quantity: 'Column 2', the only one with whole numbers\.$/, dialog);
    await expect(dialog.getByRole('combobox', { name: list.column(2) })).toHaveValue('quantity');
  },
});

export const FileChosen = meta.story({
  name: 'file chosen',
  parameters: moved,
  play: async () => {
    const dialog = await choose(
      csv(
        'Order of Monday;;\r\nEAN;Product Name;Order Qty\r\n2900000000070;Café au lait;3\r\n2900000000087;Syrup;\r\n',
      ),
    );
    await expectVisible(
      "1 line to order. Quantity: 'Order Qty', by its heading. 1 line without a quantity. 1 line not read.",
      dialog,
    );
    await expect(dialog.getByRole('combobox', { name: 'EAN' })).toHaveValue('barcode');
  },
});

/** The user corrects the role that a heading suggested. */
export const ColumnsChosen = meta.story({
  name: 'columns chosen',
  parameters: moved,
  play: async () => {
    const dialog = await paste('Barcode\tQty\tTo order\n2900000000070\t40\t3\n2900000000087\t12\t1');
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Qty' }), 'quantity');
    await expect(await dialog.findByRole('combobox', { name: 'To order' })).toHaveValue('none');
    await expectVisible("2 lines to order. Quantity: 'Qty', as chosen.", dialog);
    // Enter and Escape would act on the open select.
    dialog.getByRole('textbox', { name: list.text }).focus();
  },
});

export const Damaged = meta.story({
  name: 'damaged file',
  parameters: moved,
  play: async () => {
    await expectVisible(
      'The workbook is damaged: its end is missing.',
      await choose(csv('PK nothing of a workbook', 'list.xlsx')),
    );
  },
});

export const TooMany = meta.story({
  name: 'too many lines',
  parameters: moved,
  play: async () => {
    const dialog = await paste(`${UNKNOWN_BARCODE}\t1\n`.repeat(MAX_LINES + 1));
    await expectVisible(`${list.found(MAX_LINES + 1)} ${list.problems['too many']}`, dialog);
  },
});

export const NoCodes = meta.story({
  name: 'no codes',
  parameters: moved,
  play: async () => {
    const dialog = await paste('1.5\t2.5\n3.5\t4.5');
    await expectVisible(list.problems['no codes'], dialog);
    await userEvent.click(dialog.getByRole('button', { name: new RegExp(`^${list.match}`) }));
    await expect(dialog.getByRole('textbox', { name: list.text })).toBeVisible();
  },
});

export const Matching = meta.story({
  name: 'matching',
  parameters: {
    ...moved,
    backend: { scenario: 'busyMorning', openOrder: true, faults: [{ call: 'listProducts', kind: 'never' }] },
  },
  play: async () => {
    const dialog = await match(THREE);
    await expect(await dialog.findByRole('progressbar', { name: texts.matching })).toBeVisible();
    await expect(dialog.getByRole('button', { name: texts.stop })).toBeVisible();
  },
});

/** After three lines without an answer matching stops, and can be resumed. */
export const NoAnswer = meta.story({
  name: 'no answer',
  parameters: {
    ...moved,
    backend: { scenario: 'busyMorning', openOrder: true, faults: [{ call: 'listProducts', kind: 'cut' }] },
  },
  play: async () => {
    const lines = Array.from({ length: 12 }, (_, index) => [`7034560${10 + index}`, (index % 4) + 1] as const);
    const dialog = await match(listOf(lines));
    await expectVisible(/The server does not answer/, dialog);
    await expect(dialog.getByRole('button', { name: texts.resume })).toBeVisible();
  },
});

export const Matched = meta.story({
  name: 'matched',
  parameters: moved,
  play: async (context) => {
    const products = knownProducts(context, 8);
    const dialog = await matched(listOf(products.map((product, index) => [getCode(product), (index % 4) + 1])));
    await expect(dialog.getByRole('button', { name: new RegExp(`^${texts.add(8)}`) })).toHaveFocus();
  },
});

/** Several packs in the catalogue share a barcode, so the user selects one. */
export const Several = meta.story({
  name: 'several matches',
  parameters: {
    ...moved,
    backend: {
      scenario: 'busyMorning',
      openOrder: true,
      catalogue: ({ products }: ReturnType<typeof createCatalogue>) =>
        createCatalogue(
          products.map((product, index) => (index % 200 === 0 ? { ...product, barcodes: [UNKNOWN_BARCODE] } : product)),
        ),
    },
  },
  play: async () => {
    await matched(listOf([[UNKNOWN_BARCODE, 3]]));
    const dialog = await unfold(UNKNOWN_BARCODE);
    await expect(await dialog.findByRole('combobox', { name: detail.product })).toBeVisible();
  },
});

export const NotFound = meta.story({
  name: 'not found',
  parameters: moved,
  play: async () => {
    await matched(
      listOf([
        [UNKNOWN_BARCODE, 3],
        ['6001234567890', 1],
        ['6.00123E+12', 2],
      ]),
    );
    await expectVisible(texts.reasons.unknown);
    await expectVisible(texts.reasons.misread);
    await expectVisible(texts.reasons.shortened);
    const dialog = await popup(messages.title);
    await expect(dialog.getByRole('button', { name: leftOver.download(3) })).toBeVisible();
  },
});

/** Only a password overrides a lock, so the line has to be ordered manually. */
export const Locked = meta.story({
  name: 'locked',
  parameters: {
    ...moved,
    backend: { scenario: 'busyMorning', openOrder: true, settings: { ordering_LockPreferred: true } },
  },
  play: async (context) => {
    const product = named(context, samples.lockable);
    const dialog = await matched(listOf([[getCode(product), 5]]));
    const sells = lockedSupplier(context, product);
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: texts.rule }), texts.rules.only(sells));
    await expectVisible(texts.reasons.locked);
    await unfold(getCode(product));
    await expectVisible(new RegExp(`^${sells} is locked`));
  },
});

/** The user chooses between a product and the preferred one. */
export const Preferred = meta.story({
  name: 'preferred product',
  parameters: {
    ...moved,
    backend: { scenario: 'busyMorning', openOrder: true, settings: { ordering_PPL_Enabled: true } },
  },
  play: async (context) => {
    const product = named(context, "Elufen 10 mg CAP 28's");
    await matched(listOf([[getCode(product), 2]]));
    await expectVisible(texts.reasons.preferred);
    const dialog = await unfold(getCode(product));
    await press(/^Order Tafel-Dexamfetamine/, dialog);
    await expectVisible(texts.standings.new);
    await expectVisible("Tafel-Dexamfetamine 10 mg CAP 30's");
  },
});

/** Every status: ready, merged with another line, skipped, and left. */
export const EveryKind = meta.story({
  name: 'of every kind',
  parameters: {
    ...moved,
    backend: {
      scenario: 'busyMorning',
      openOrder: true,
      settings: {
        ordering_LockPreferred: true,
        ordering_LimitMaximumQuantity_Enabled: true,
        ordering_MaximumQuantity: 50,
      },
    },
  },
  play: async (context) => {
    const [one, two, three, four] = knownProducts(context, 4);
    if (!one || !two || !three || !four) throw new Error('too few products');
    const dialog = await matched(
      listOf([
        [getCode(one), 2, one.description],
        [getCode(two), 60, two.description],
        [getCode(three), '1,000', three.description],
        [getCode(one), 3, one.description],
        [getCode(four), 1, 'Zinc lozenges'],
        [getCode(orderedProduct(context)), 4, orderedProduct(context).description],
        [getCode(named(context, samples.soldEverywhere)), 12, samples.soldEverywhere],
        [getCode(named(context, samples.lockable)), 5, samples.lockable],
        [UNKNOWN_BARCODE, 3, 'Nobody’s tablets'],
        ['6001234567890', 1, 'Misprinted syrup'],
      ]),
    );
    await expectVisible(texts.standings.with(1));
    await expectVisible(texts.reasons.limit);
    await expectVisible(texts.reasons.quantity);
    await expectVisible(texts.confidence.doubtful);
    await expect(dialog.getByRole('radio', { name: new RegExp(`^${texts.views.left}`) })).toBeEnabled();
  },
});

/** Names contradict their codes, so no line is preselected. */
export const NoneTicked = meta.story({
  name: 'none ticked',
  play: async (context) => {
    const [one, two] = knownProducts(context, 2);
    if (!one || !two) throw new Error('too few products');
    const dialog = await matched(
      listOf([
        [getCode(one), 2, 'Zinc lozenges'],
        [getCode(two), 4, 'Corn plasters'],
      ]),
    );
    const add = dialog.getByRole('button', { name: /^Add/ });
    await expect(add).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectVisible(texts.noneTicked);
    await userEvent.click(within(await getRow(getCode(two))).getByRole('checkbox'));
    await expect(dialog.getByRole('button', { name: new RegExp(`^${texts.add(1)}`) })).toBeEnabled();
    await userEvent.click(within(await getRow(getCode(two))).getByRole('checkbox'));
    await expect(dialog.getByRole('button', { name: /^Add/ })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** Choosing a multiple in one line leaves the others unchanged. */
export const Settled = meta.story({
  name: 'settled',
  parameters: moved,
  play: async (context) => {
    const product = named(context, samples.soldEverywhere);
    const dialog = await matched(listOf([[getCode(product), 12]]));
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: texts.rule }),
      texts.rules.only('Kestrel Wholesale'),
    );
    await expectVisible(texts.reasons.multiple);
    await unfold(getCode(product));
    await press(detail.multiple(20, 3));
    await expectVisible(texts.standings.new);
    await expect(dialog.getByRole('button', { name: new RegExp(`^${texts.add(1)}`) })).toBeVisible();
  },
});
