import type { HistoryItem, ResponseDetail } from '@mortar/contract';
import { getPaper } from '@mortar/themes/paper';
import { describe, expect, it } from 'vitest';
import { drawPages } from '../../app/src/documents/pages/drawPages.ts';
import type { PagesDocument } from '../../app/src/documents/pages/pages.ts';
import { fonts } from '../../app/src/documents/testing/fonts.ts';
import { readSheet } from '../../app/src/documents/testing/readSheet.ts';
import { writeWorkbook } from '../../app/src/documents/workbook/writeWorkbook.ts';
import { gridSheet } from '../../app/src/grids/gridSheet.ts';
import { pastLines, toPastOrder } from '../../app/src/orders/history/model/pastOrder.ts';
import { pastLineColumns } from '../../app/src/orders/history/pastLineColumns.tsx';
import { historyItem, historyOrder } from '../../app/src/orders/history/testing/orders.ts';
import { reportPages } from '../../app/src/orders/printing/model/reportPages.ts';
import { scheduledPages } from '../../app/src/orders/printing/model/scheduledPages.ts';
import { toResponseLine } from '../../app/src/orders/responses/model/responseLine.ts';
import { responsePages } from '../../app/src/orders/responses/model/responsePages.ts';
import type { SupplierResponse } from '../../app/src/orders/responses/model/supplierResponse.ts';
import { responseLineColumns } from '../../app/src/orders/responses/responseLineColumns.ts';
import { gridExport } from '../../design-system/src/components/DataGrid/export/gridExport.ts';
import type { GridColumn } from '../../design-system/src/components/DataGrid/types.ts';
import { convertedByLibreOffice, LIBREOFFICE_TIMEOUT, libreOffice, pagesByPoppler, poppler } from './otherPrograms.ts';

const money = (cents: number) => `R${(cents / 100).toFixed(2)}`;

/** Returns grid rows as the workbook of the Export button. */
async function exported<Row extends { id: number }>(columns: readonly GridColumn<Row>[], rows: readonly Row[]) {
  const shown = gridExport({ label: 'Items', columns, rows, rowKey: ({ id }) => id, withSummaries: false });
  const sheet = gridSheet('Items', shown);
  const writer = writeWorkbook([sheet], 'R');
  writer.add(0, [...sheet.rows]);
  return new Uint8Array(await writer.bytes());
}

/** Returns the cells that LibreOffice read from a workbook, by header. */
function understood(workbook: Uint8Array) {
  const { header, rows } = readSheet(convertedByLibreOffice(workbook, 'xlsx', 'ods', 'xlsx'));
  return rows.map((row) => new Map(header.map((name, index) => [name, row[index]])));
}

const items: HistoryItem[] = [
  historyItem({ productdescription: '=HYPERLINK("http://x")', supplierproductcode: '00123', invoicedprice: 13.05 }),
  historyItem({
    orderitemid: 2,
    suppliedquantity: 0,
    invoicedprice: 0,
    invoicenumber: '',
    regretdescription: 'Out of stock, expected "next" week',
  }),
];

const answered = (changes: Partial<ResponseDetail>): ResponseDetail => ({
  orderitemid: 1,
  productdescription: 'Panado 500 mg TAB 24',
  supplierpriceid: 3,
  orderedquantity: 10,
  staffname: 'Thabo Nkosi',
  invoicedprice: 12.5,
  supplierproductcode: 'K-7',
  suppliedquantity: 10,
  regretdescription: '',
  responsedatetime: '2026-03-02T06:05:00.000Z',
  invoicenumber: 'INV-1',
  wholesalercode: 'KEST',
  wholesalername: 'Kestrel Wholesale',
  ...changes,
});

describe(`an export, opened by ${libreOffice.name}`, () => {
  it.skipIf(!libreOffice.here)(
    'of an order in the history has texts as texts and amounts as numbers',
    LIBREOFFICE_TIMEOUT,
    async () => {
      const lines = pastLines(toPastOrder(historyOrder({ orderitems: items })));
      const workbook = await exported(pastLineColumns({ money, short: (name) => name }), lines);
      const [first, second] = understood(workbook);
      expect(first?.get('Description')).toMatchObject({ type: 'text', value: '=HYPERLINK("http://x")' });
      expect(first?.get('Code')).toMatchObject({ type: 'text', value: '00123' });
      expect(first?.get('Ord')).toMatchObject({ type: 'number', value: 10 });
      expect(first?.get('Price')).toMatchObject({ type: 'number', value: 12.5 });
      expect(first?.get('Inv Price')).toMatchObject({ type: 'number', value: 13.05 });
      expect(second?.get('Supplied')).toMatchObject({ type: 'number', value: 0 });
      expect(second?.get('Inv Price')?.value ?? null).toBeNull();
      expect(second?.get('Regret Description')?.value).toBe('Out of stock, expected "next" week');
      const csv = convertedByLibreOffice(workbook, 'xlsx', 'csv').toString();
      expect(csv.trim().split('\n')).toHaveLength(3);
    },
  );

  it.skipIf(!libreOffice.here)('of a response has date-times as date-times', LIBREOFFICE_TIMEOUT, async () => {
    const details = [answered({ suppliedquantity: 4, responsedatetime: new Date(2026, 10, 20, 18, 0).toISOString() })];
    const [line] = understood(await exported(responseLineColumns(money), details.map(toResponseLine)));
    expect(line?.get('Inv Qty')).toMatchObject({ type: 'number', value: 4 });
    expect(line?.get('Inv Price')).toMatchObject({ type: 'number', value: 12.5 });
    // Days since the end of 1899, the date format of spreadsheets.
    expect(line?.get('Response Date')).toMatchObject({ type: 'number', value: 46_346.75 });
    expect(line?.get('Status')).toMatchObject({ type: 'text', value: 'Partial' });
  });
});

const letterhead = { brand: 'mortar', name: 'Kloof Street Pharmacy', lines: ['12 Kloof Street'] } as const;
const options = { letterhead, printed: '2026/11/22 11:05', money };
const getPages = (document: PagesDocument) =>
  pagesByPoppler(new Uint8Array(drawPages(document, { logo: null, paper: getPaper('mortar') }, fonts)));

describe(`a print, read by ${poppler.name}`, () => {
  it.skipIf(!poppler.here)('of scheduled substances names the buyer and the substances, in digits and words', () => {
    const scheduled = historyOrder({
      orderitems: [
        historyItem({ productdescription: 'Oxynorm 10 mg CAP 28', schedule: '6', orderedquantity: 21 }),
        historyItem({ orderitemid: 2, schedule: '2' }),
      ],
    });
    const [page = '', ...others] = getPages(scheduledPages(scheduled, options));
    expect(others).toEqual([]);
    for (const text of ['Kloof Street Pharmacy', 'Kestrel Wholesale', 'Oxynorm', '10 mg CAP 28', 'twenty-one']) {
      expect(page).toContain(text);
    }
    expect(page).toContain('Registration number');
    expect(page).not.toContain('Panado');
  });

  it.skipIf(!poppler.here)('of an order has a page for each supplier, with its total', () => {
    const two = [...items, historyItem({ orderitemid: 3, supplier: 'Umvoti' })];
    const pages = getPages(reportPages(historyOrder({ orderitems: two }), options));
    expect(pages).toHaveLength(2);
    expect(pages[0]).toContain('Kestrel Wholesale');
    expect(pages[0]).toMatch(/Invoiced Value\s+R130\.50/);
    expect(pages[1]).toContain('Umvoti');
  });

  it.skipIf(!poppler.here)('of a response shows supplied and unsupplied quantities', () => {
    const response: SupplierResponse = {
      orderId: 100,
      orderNumber: '100100',
      supplier: 'Kestrel Wholesale',
      status: 'Complete',
      results: '1 regretted',
      sentAt: '2026-03-02T06:00:00.000Z',
      total: 12_500,
      indicator: 'Regretted',
      retailerName: 'Kloof Street Pharmacy',
    };
    const lines = [toResponseLine(answered({ suppliedquantity: 0, regretdescription: 'Out of stock' }))];
    const [page = ''] = getPages(responsePages(response, lines, options));
    expect(page.replace(/\s+/g, ' ')).toContain('Out of stock');
    expect(page).toMatch(/Regretted\s+1/);
  });
});
