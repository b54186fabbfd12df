import type { GridExport } from '@mortar/design-system';
import { readBasketFile } from '@mortar/reading';
import { readWorkbook } from '@mortar/reading/workbook';
import { expect, it } from 'vitest';
import { writeWorkbook } from '#documents/workbook/writeWorkbook.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import { basketSheet } from './basketSheet.ts';

const lines = [
  { productId: 7, description: 'Panado' },
  { productId: 8, description: 'Corofen' },
] as OrderLine[];
const column = (id: string, header: string, values: (string | number)[]): GridExport['columns'][number] => ({
  id,
  header,
  align: 'start',
  summary: null,
  values,
  texts: values.map(String),
  kind: typeof values[0] === 'number' ? 'number' : 'text',
});
const shown: GridExport = {
  label: 'Basket items',
  keys: [1, 2],
  columns: [
    column('supplier', 'Supplier', ['Kestrel', 'Protea']),
    column('description', 'Product Description', ['Panado', 'Corofen']),
    column('quantity', 'Quantity', [12, 5]),
  ],
};

it('has the columns that an import needs, empty for codes that could not be read', () => {
  const codes = new Map([[7, { nappi: '0711111012', barcode: '6001234567890' }]]);
  const { name, columns, rows } = basketSheet('Fast movers', shown, lines, codes);
  expect(name).toBe('Basket');
  expect([columns.map(({ header }) => header), ...rows]).toEqual([
    ['Basket Name', 'Supplier', 'Product Description', 'Nappi Code', 'Barcode', 'Quantity'],
    ['Fast movers', 'Kestrel', 'Panado', '0711111012', '6001234567890', 12],
    ['Fast movers', 'Protea', 'Corofen', '', '', 5],
  ]);
});

it('is a file that can be imported unchanged', async () => {
  const sheet = basketSheet('Fast movers', shown, lines, new Map());
  const file = writeWorkbook([sheet], 'R');
  file.add(0, [...sheet.rows]);
  const { basket, lines: read } = readBasketFile(await readWorkbook(await file.bytes()));
  expect(basket).toBe('Fast movers');
  expect(read.map(({ supplier }) => supplier)).toEqual(['Kestrel', 'Protea']);
});
