import { describe, expect, it } from 'vitest';
import { type Columns, getColumns, getLayoutKey, withoutQuantity, withRole } from './columns.ts';
import type { Row } from './table.ts';

const A = '6008680819473';
const B = '6010544727367';
const C = '6093246566311';
const CODES = [A, B, C];

const toRows = (cells: readonly (readonly (string | number)[])[]): Row[] =>
  cells.map((own, index) => ({ number: index + 1, cells: own }));

/** List of three codes with a column per heading; values in the order of the codes. */
function listOf(columns: readonly (readonly [heading: string, ...values: (string | number)[]])[]): Row[] {
  const head = ['Barcode', ...columns.map(([heading]) => heading)];
  const body = CODES.map((code, index) => [code, ...columns.map(([, ...values]) => values[index] ?? '')]);
  return toRows([head, ...body]);
}

/** Heading of the quantity; null if the user is asked or there is none. */
function quantityIn(rows: Row[]): string | null {
  const at = getColumns(rows).roles.indexOf('quantity');
  return at < 0 ? null : String(rows[0]?.cells[at]);
}

/** Headings of the order quantity, by certainty. */
const SURE = ['Order Qty', 'Qty to Order', 'To Order', 'Quantity Required'];
const PLAIN = ['Qty', 'Quantity', 'Packs', 'Aantal'];
const MAYBE = ['Units', 'Ordered', 'Suggested Qty', 'Reorder Qty', 'Order'];

/** Neighbouring columns with plausible numbers. */
const OTHERS = [
  ...['Order ID', 'Order No', 'Line No', 'PO Number', 'Batch No', 'Reference', 'Branch Code', 'Order Status'],
  ...['Qty On Hand', 'SOH', 'Qty On Order', 'On Order', 'Available Qty', 'Qty Returned', 'Qty Sold', 'Free Qty'],
  ...['Bonus Qty', 'Avg Qty', 'Min Order Qty', 'Max Qty', 'MOQ', 'Units Per Pack', 'Pack Qty', 'Pack Size'],
  ...['Last Order Qty', 'Qty Last Month', 'Qty Supplied', 'Qty Received', 'Back Order Qty', 'Order Multiple'],
  ...['Order Value', 'Unit Price', 'Days', 'Reorder Level', 'Order Type', 'Ordered By'],
];

const SPELLINGS: readonly ((heading: string) => string)[] = [
  (heading) => heading,
  (heading) => heading.toUpperCase(),
  (heading) => heading.replaceAll(' ', '_'),
  (heading) => heading.replace(/(?:^| )(\w)/g, (_, character: string) => character.toUpperCase()),
  (heading) => ` ${heading}: `,
];

describe('the quantity column', () => {
  it.each([...SURE, ...PLAIN].flatMap((heading) => OTHERS.map((other) => [heading, other] as const)))(
    'is %s next to %s, in either order and any spelling',
    (heading, other) => {
      for (const spelled of SPELLINGS) {
        const [own, neighbour] = [spelled(heading), spelled(other)];
        // Joined upper-case words cannot be separated.
        if (spelled === SPELLINGS[1] && !own.includes(' ') && own.length > 9) continue;
        expect(
          quantityIn(
            listOf([
              [own, 2, 3, 4],
              [neighbour, 12, 6, 9],
            ]),
          ),
        ).toBe(own);
        expect(
          quantityIn(
            listOf([
              [neighbour, 12, 6, 9],
              [own, 2, 3, 4],
            ]),
          ),
        ).toBe(own);
        expect(
          quantityIn(
            listOf([
              [neighbour, '12', '6', '9'],
              [own, '2', '3', '4'],
            ]),
          ),
        ).toBe(own);
      }
    },
  );

  it.each(SURE.flatMap((sure) => [...PLAIN, ...MAYBE].map((plain) => [sure, plain] as const)))(
    'is %s rather than %s',
    (sure, plain) => {
      expect(
        quantityIn(
          listOf([
            [plain, 12, 6, 9],
            [sure, 2, 3, 4],
          ]),
        ),
      ).toBe(sure);
    },
  );

  it.each([
    ...SURE.slice(1).map((heading) => [SURE[0] ?? '', heading] as const),
    ...PLAIN.slice(1).map((heading) => [PLAIN[0] ?? '', heading] as const),
    ['Qty', 'Qty'] as const,
    ...MAYBE.slice(1).map((heading) => [MAYBE[0] ?? '', heading] as const),
    ...MAYBE.map((heading) => ['Qty', heading] as const),
  ])('is requested from the user between %s and %s', (a, b) => {
    const columns = getColumns(
      listOf([
        [a, 12, 6, 9],
        [b, 2, 3, 4],
      ]),
    );
    expect(columns).toMatchObject({ quantity: 'asked', asked: [1, 2] });
    expect(columns.roles).not.toContain('quantity');
  });

  it.each(MAYBE)('is requested if %s is the only one: it may be another number', (heading) => {
    expect(getColumns(listOf([[heading, 2, 3, 4]]))).toMatchObject({ quantity: 'asked', asked: [1] });
  });

  it.each(['Qty On Hand', 'SOH', 'Units Per Pack', 'Order ID', 'Max Qty'])(
    'is requested if only %s has numbers',
    (heading) => {
      expect(getColumns(listOf([[heading, 12, 6, 9]]))).toMatchObject({ quantity: 'asked', asked: [1] });
    },
  );

  it.each([
    'Vrrd',
    'Verkoop',
    'Loose Qty',
    'Credit Qty',
    'Current Qty',
    'Qty Jan',
    'Qty Pretoria',
    'Bestelling',
    'Getal',
  ])('is requested if %s is the only one: its meaning is unknown', (heading) => {
    expect(getColumns(listOf([[heading, 2, 3, 4]]))).toMatchObject({ quantity: 'asked', asked: [1] });
  });

  it('is requested if no heading is known', () => {
    const rows = toRows([['Kolom', 'Getal'], ...CODES.map((code, index) => [code, index + 2])]);
    expect(getColumns(rows)).toMatchObject({ quantity: 'asked', asked: [1], above: 1, named: true });
  });

  it.each([[['-3', '-2', '-1']], [['two', 'three', '2-3']], [['45.90', '12.00', '8.15']], [['(3)', '+3', '3-']]])(
    'is requested if a column contains %j, which is not a quantity',
    (values) => {
      const rows = toRows(CODES.map((code, index) => [code, values[index] ?? '']));
      expect(getColumns(rows)).toMatchObject({ quantity: 'asked', asked: [1] });
    },
  );

  it('is requested if the form is blank', () => {
    expect(getColumns(listOf([['Qty', '', '', '']]))).toMatchObject({ quantity: 'asked', asked: [1] });
  });

  it('is requested if its numbers are out of proportion', () => {
    expect(getColumns(listOf([['Qty', 4512, 4513, 4514]]))).toMatchObject({ quantity: 'asked', asked: [1] });
  });

  it('is requested between columns without headings', () => {
    const rows = toRows(CODES.map((code, index) => [code, 30, index + 2]));
    expect(getColumns(rows)).toMatchObject({ quantity: 'asked', asked: [1, 2] });
  });

  it('is the only numeric column if no column has a heading', () => {
    const rows = toRows(CODES.map((code, index) => [code, 'Syrup 100 ml', index + 2]));
    expect(getColumns(rows)).toMatchObject({ quantity: 'numbers', roles: ['code', 'description', 'quantity'] });
  });

  it('is requested if its numbers repeat those in the descriptions, which are pack sizes', () => {
    const rows = toRows(
      CODES.map((code, index) => [code, `Tablets 10 mg ${[30, 28, 100][index]}'s`, [30, 28, 100][index] ?? 0]),
    );
    expect(getColumns(rows)).toMatchObject({ quantity: 'asked', asked: [2] });
  });

  it('is not the column of row numbers', () => {
    const rows = toRows(CODES.map((code, index) => [index + 1, code, (index + 1) * 3]));
    expect(getColumns(rows)).toMatchObject({ quantity: 'numbers', roles: ['none', 'code', 'quantity'] });
  });

  it('is never a column of codes with check digits, whatever its heading', () => {
    const rows = toRows([['Order', 'Qty'], ...CODES.map((code, index) => [code, index + 2])]);
    expect(getColumns(rows).roles).toEqual(['code', 'quantity']);
  });

  it('is the column that the user chooses', () => {
    const columns = getColumns(
      listOf([
        ['Qty', 12, 6, 9],
        ['Packs', 2, 3, 4],
      ]),
    );
    expect(withRole(columns, 2, 'quantity')).toMatchObject({ quantity: 'chosen', asked: [1, 2] });
    expect(withRole(columns, 2, 'quantity').roles).toEqual(['barcode', 'none', 'quantity']);
    expect(withoutQuantity(columns)).toMatchObject({ quantity: 'each', asked: [1, 2] });
  });
});

describe('the key of a layout', () => {
  const getKey = (rows: Row[], columns: Columns = getColumns(rows)) => getLayoutKey(rows, columns);

  it('depends on its headings, not on its lines', () => {
    const one = listOf([['Qty', 1, 2, 3]]);
    const other = listOf([['QTY', 4, 5, 6]]);
    expect(getKey(one)).toBe(getKey(other));
    expect(getKey(one)).not.toBe(getKey(listOf([['Packs', 1, 2, 3]])));
  });

  it('is null without headings: such lists cannot be told apart', () => {
    expect(getKey(toRows(CODES.map((code, index) => [code, 30, index + 2])))).toBeNull();
  });
});
