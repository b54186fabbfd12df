import { getColumns, type Row, type Table } from '@mortar/reading';
import preview from '@mortar/storybook/preview';
import { asPart, withBackend } from '@mortar/storybook/storyBackend';
import { expect, userEvent, within } from 'storybook/test';
import { expectVisible, popup, press, rowWith } from '#stories/steps.ts';
import { messages } from './messages.ts';
import { getCode, knownProducts, listOf, matched, paste, Quick, UNKNOWN_BARCODE } from './testing/Quick.tsx';

const { list, preview: texts, detail, leftOver } = messages;

/** Lists in real-world formats. */
const meta = preview.meta({
  title: 'Popups/Ordering a product/Quick Order/Lists',
  ...withBackend,
  tags: ['!autodocs', 'app', 'manifest:quick-order'],
  decorators: [asPart],
  parameters: { popup: { focusMoved: true }, backend: { scenario: 'busyMorning', openOrder: true } },
  render: () => <Quick />,
});

async function unfold(text: string) {
  const row = await rowWith(text, texts.grid);
  await userEvent.click(within(row).getByRole('button'));
  return popup(messages.title);
}

/** Two possible quantity columns with sample values; Match waits for the answer. */
export const QuantityAsked = meta.story({
  name: 'quantity asked',
  play: async () => {
    const dialog = await paste('Barcode\tQty\tPacks\n2900000000070\t40\t3\n2900000000087\t12\t1');
    await expectVisible(list.problems['which quantity'], dialog);
    const { quantityQuestion: question } = list;
    await expect(dialog.getByRole('radio', { name: question.option('Qty', ['40', '12']) })).not.toBeChecked();
    await expect(dialog.getByRole('radio', { name: question.option('Packs', ['3', '1']) })).not.toBeChecked();
  },
});

/** The answer stays visible and can be changed. */
export const QuantityAnswered = meta.story({
  name: 'quantity answered',
  play: async () => {
    const dialog = await paste('Barcode\tQty\tPieces\tPacks\n2900000000070\t40\t9\t3\n2900000000087\t12\t8\t1');
    const packs = () => dialog.findByRole('radio', { name: list.quantityQuestion.option('Packs', ['3', '1']) });
    await userEvent.click(await packs());
    await expectVisible("2 lines to order. Quantity: 'Packs', as chosen.", dialog);
    await expect(await packs()).toBeChecked();
    await expect(await packs()).toHaveFocus();
  },
});

/** A line with only a name is searched and never ready by itself. */
export const ByName = meta.story({
  name: 'named without a code',
  play: async (context) => {
    const [product] = knownProducts(context, 1);
    const [name = ''] = product?.description.split(' ') ?? [];
    await matched(`${name} x 2\nZzxqy 10 x 1`);
    await rowWith(texts.reasons['by name'], texts.grid);
    await rowWith(texts.reasons.unknown, texts.grid);
    const dialog = await unfold(name);
    const [first] = await dialog.findAllByRole('button', { name: new RegExp(`^Order ${name}`) });
    await expect(first).toBeVisible();
  },
});

/** A quantity far above earlier orders needs confirmation. */
export const Unusual = meta.story({
  name: 'unusual quantity',
  play: async (context) => {
    const [product] = knownProducts(context, 1);
    if (!product) throw new Error('no product');
    await matched(listOf([[getCode(product), 500]]));
    await expectVisible(texts.reasons.large);
    const dialog = await unfold(getCode(product));
    await press(detail.confirm(500), dialog);
    await expectVisible(texts.standings.new, dialog);
  },
});

/** Rows without an order are listed too, and included in the download. */
export const NotRead = meta.story({
  name: 'not read',
  play: async () => {
    const dialog = await matched(
      `Barcode\tName\tQty\n${UNKNOWN_BARCODE}\tTablets\t\n\tVitamins\t\n${UNKNOWN_BARCODE}\tTablets\t2`,
    );
    await rowWith(texts.reasons['no quantity'], texts.grid);
    await rowWith(texts.reasons['not read'], texts.grid);
    await expect(dialog.getByRole('button', { name: leftOver.download(3) })).toBeVisible();
  },
});

/** A row hidden in its spreadsheet is ordered once a quantity is entered. */
export const HiddenRow = meta.story({
  name: 'hidden row',
  render: (_, context) => {
    const code = knownProducts(context, 1).map(getCode)[0] ?? '';
    const rows: Row[] = [
      { number: 1, cells: ['Barcode', 'Qty'] },
      { number: 2, cells: [code, 3], hidden: true },
    ];
    const table: Table = { name: 'list.xlsx', layout: { kind: 'workbook', sheet: 'Order' }, rows };
    return <Quick left={{ table, columns: getColumns(rows) }} />;
  },
  play: async () => {
    await rowWith(texts.reasons.hidden, texts.grid);
    await unfold(texts.reasons.hidden);
    await expectVisible(/^The file hides this row\. Enter the quantity to order it\./);
  },
});
