import type { PagesDocument } from '../../../../app/src/documents/pages/pages.ts';
import type { Cell, Workbook } from '../../../../app/src/documents/workbook/workbook.ts';

const ROWS = 10_000;
const LINES = 500;
const SUPPLIERS = ['Kestrel Wholesale', 'Umvoti Pharmaceuticals', 'Protea Medical', 'Cape Union'];

const product = (at: number) => `Akonofen-Corofenate ${(at % 40) * 25} mg TAB ${(at % 9) + 10}'s`;

function* rows(): Generator<Cell[]> {
  for (let at = 0; at < ROWS; at += 1) {
    const day = `2026-${String((at % 12) + 1).padStart(2, '0')}-${String((at % 28) + 1).padStart(2, '0')}`;
    const supplier = SUPPLIERS[at % 4] ?? '';
    const code = `${supplier.slice(0, 2)}${100_000 + at}`;
    const texts = [
      product(at),
      code,
      String(700_000_000 + at),
      supplier,
      'Thabo Nkosi',
      at % 3 ? 'Invoiced' : 'Regretted',
    ];
    yield [...texts, at % 90, at % 7, (at * 13) % 90_000, ((at * 13) % 90_000) * (at % 90), day, `${day}T08:05:00Z`];
  }
}

/** 10 000 rows of six texts, two counts, two amounts, a day and a moment. */
export const exported = (): Workbook => ({
  fileName: 'bench.xlsx',
  sheets: [
    {
      name: 'Order',
      columns: [
        ...['Description', 'Code', 'Nappi', 'Supplier', 'User', 'Status'].map((header) => ({ header })),
        ...['Qty', 'Bonus'].map((header) => ({ header, kind: 'number' as const })),
        ...['Price', 'Total'].map((header) => ({ header, kind: 'money' as const })),
        { header: 'Day', kind: 'date' },
        { header: 'Sent', kind: 'dateTime' },
      ],
      rows: rows(),
    },
  ],
});

/** 500 lines at four suppliers. */
export const printed = (): PagesDocument => ({
  title: 'Order 100131',
  letterhead: { brand: 'mortar', name: 'Kloof Street Pharmacy', lines: ['12 Main Road, Gardens', 'Cape Town, 8001'] },
  parts: SUPPLIERS.map((heading, supplier) => ({
    heading,
    facts: [{ label: 'Order number', text: '100131' }],
    columns: [
      { header: '#', width: 30, align: 'end' },
      { header: 'Description' },
      { header: 'Qty', width: 60, align: 'end' },
      { header: 'Total', width: 80, align: 'end' },
    ],
    rows: Array.from({ length: LINES / 4 }, (_, at) => [
      String(at + 1),
      product(at + supplier),
      String(at % 90),
      `R${(at * 13) / 10}`,
    ]),
    totals: [{ label: 'Total', text: 'R1 234.50' }],
    signatures: ['Ordered by', 'Signature', 'Date'],
  })),
  pageText: 'Page {page} of {pages}',
  continuedText: '(continued)',
});
