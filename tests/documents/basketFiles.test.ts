import { describe, expect, it } from 'vitest';
import { BASKET_COLUMNS, readBasketFile as readBasketSheets } from '../../app/reading/src/index.ts';
import { readWorkbook } from '../../app/reading/src/workbook/readWorkbook.ts';
import { readSheet } from '../../app/src/documents/testing/readSheet.ts';
import { writeWorkbook } from '../../app/src/documents/workbook/writeWorkbook.ts';
import { gridSheet } from '../../app/src/grids/gridSheet.ts';
import { basketItemColumns } from '../../app/src/orders/baskets/basketItemColumns.ts';
import { BASKET_TEMPLATE } from '../../app/src/orders/baskets/model/basketFile.ts';
import type { OrderLine } from '../../app/src/orders/current/model/line.ts';
import { gridExport } from '../../design-system/src/components/DataGrid/export/gridExport.ts';
import { readBasketFile } from '../../mocks/backend/src/upload/files.ts';
import { convertedByLibreOffice, LIBREOFFICE_TIMEOUT, libreOffice } from './otherPrograms.ts';

/** Compares the client's reading of a basket file with the backend's. */
async function bothSides(bytes: Uint8Array) {
  const reported = { items: readBasketSheets(await readWorkbook(bytes)).lines.length };
  const lines = await readBasketFile(Buffer.from(bytes).toString('base64'));
  return {
    reported,
    lines: lines.map(({ nappicode, barcode, quantity, row }) => [row.productdescription, nappicode, barcode, quantity]),
  };
}

const PANADO = ['Panado "500 mg", TAB 24', '0711111012', '6001234567890', 12];
const FORMULA = ['=HYPERLINK("http://x")', '', '6001234567891', 3];

async function filledTemplate() {
  const writer = writeWorkbook([BASKET_TEMPLATE], 'R');
  writer.add(0, [PANADO, FORMULA]);
  return new Uint8Array(await writer.bytes());
}

describe(`a basket file of ${libreOffice.name}`, () => {
  it.skipIf(!libreOffice.here)(
    'that is our template, saved there, is imported as it was filled in',
    LIBREOFFICE_TIMEOUT,
    async () => {
      const saved = convertedByLibreOffice(await filledTemplate(), 'xlsx', 'ods', 'xlsx');
      expect(await bothSides(saved)).toEqual({ reported: { items: 2 }, lines: [PANADO, FORMULA] });
    },
  );

  it.skipIf(!libreOffice.here)(
    'that was typed there, with numeric codes, is imported',
    LIBREOFFICE_TIMEOUT,
    async () => {
      const csv = [BASKET_COLUMNS.join(','), 'Brufen 400 mg,711111012,6001234567890,7', ',,6001234567891,2'].join('\n');
      const saved = convertedByLibreOffice(new TextEncoder().encode(csv), 'csv', 'xlsx');
      expect(await bothSides(saved)).toEqual({
        reported: { items: 2 },
        lines: [
          ['Brufen 400 mg', '711111012', '6001234567890', 7],
          ['', '', '6001234567891', 2],
        ],
      });
    },
  );

  it.skipIf(!libreOffice.here)(
    'that we exported opens there: texts are texts, and quantities are numbers',
    LIBREOFFICE_TIMEOUT,
    async () => {
      const line = { id: 1, supplier: 'KEST', supplierProductCode: '00123', description: '=1+1', quantity: 12 };
      const rows = [{ ...line, staff: 'Thabo Nkosi' } as OrderLine];
      const columns = basketItemColumns((supplier) => supplier);
      const shown = gridExport({ label: 'Items', columns, rows, rowKey: ({ id }) => id, withSummaries: false });
      const sheet = gridSheet('Basket items', shown);
      const writer = writeWorkbook([sheet], 'R');
      writer.add(0, [...sheet.rows]);
      const { header, rows: read } = readSheet(
        convertedByLibreOffice(new Uint8Array(await writer.bytes()), 'xlsx', 'ods', 'xlsx'),
      );
      expect(header).toEqual(['Supplier', 'Code', 'Product Description', 'Quantity', 'User']);
      expect(read[0]?.map(({ type, value }) => [type, value])).toEqual([
        ['text', 'KEST'],
        ['text', '00123'],
        ['text', '=1+1'],
        ['number', 12],
        ['text', 'Thabo Nkosi'],
      ]);
    },
  );
});
