import { type ReadCell, ReadingError, readBasketFile } from '@mortar/reading';
import { readWorkbook } from '@mortar/reading/workbook';
import { expect, it } from 'vitest';
import { writeWorkbook } from '#documents/workbook/writeWorkbook.ts';
import { BASKET_TEMPLATE } from './basketFile.ts';

async function written(rows: readonly ReadCell[][]) {
  const file = writeWorkbook([BASKET_TEMPLATE], 'R');
  file.add(0, rows);
  return readBasketFile(await readWorkbook(await file.bytes()));
}

it('reads the template as it was filled in', async () => {
  await expect(written([])).rejects.toThrow(new ReadingError('no items', 'The file has no lines.'));
  const { lines } = await written([
    ['Panado 500 mg', '0711111012', '6001234567890', 12],
    ['=HYPERLINK("http://x")', '', '', 3],
  ]);
  expect(lines).toMatchObject([
    { nappi: '0711111012', barcode: '6001234567890', quantity: { quantity: 12 } },
    { row: { productdescription: '=HYPERLINK("http://x")' }, quantity: { quantity: 3 } },
  ]);
});
