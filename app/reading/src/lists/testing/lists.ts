import fc from 'fast-check';
import { computeCheckDigit } from '#codes/checkDigit.ts';
import { type Separator, writeRows } from '#text/separated.ts';

export interface MadeLine {
  code: string;
  kind: 'barcode' | 'nappi' | 'supplier';
  quantity: number;
}

const digits = (count: number) =>
  fc.array(fc.nat(9), { minLength: count, maxLength: count }).map((all) => all.join(''));

const barcode = digits(12).map((twelve) => twelve + computeCheckDigit(twelve));
const nappi = digits(8).map((rest) => `7${rest}`);
const supplier = fc
  .tuple(fc.constantFrom('KE', 'PRT', 'UM'), fc.integer({ min: 1000, max: 999_999 }))
  .map(([characters, number]) => `${characters}${number}`);

/** Generates lines with one kind of code per list. */
export const madeLines: fc.Arbitrary<MadeLine[]> = fc.constantFrom('barcode', 'nappi', 'supplier').chain((kind) =>
  fc.array(
    fc.record({
      code: { barcode, nappi, supplier }[kind],
      kind: fc.constant(kind),
      quantity: fc.integer({ min: 1, max: 400 }),
    }),
    { minLength: 3, maxLength: 30 },
  ),
);

/** Spellings of a quantity that are unambiguous in any context. */
const QUANTITIES: readonly ((quantity: number) => string)[] = [
  String,
  (quantity) => `${quantity}.0`,
  (quantity) => `${quantity}.00`,
  (quantity) => ` ${quantity}\u00a0`,
  (quantity) => `x${quantity}`,
];

interface Written {
  lines: MadeLine[];
  separator: Exclude<Separator, ''>;
  text: string;
  headed: boolean;
}

const HEADINGS = {
  barcode: ['Barcode', 'EAN', 'Bar Code'],
  nappi: ['Nappi Code', 'NAPPI', 'nappicode'],
  supplier: ['Supplier Code', 'Item Code', 'SKU'],
  quantity: ['Qty', 'Quantity', 'Order Qty', 'OrderQty'],
  description: ['Description', 'Product Name'],
  price: ['Price', 'Unit Price'],
  pack: ['Pack Size'],
} as const;

/** Generates lists with columns in any order, extra columns, and optional headings. */
export const writtenLists: fc.Arbitrary<Written> = fc
  .record({
    lines: madeLines,
    separator: fc.constantFrom('\t', ';', ',', '|'),
    headed: fc.boolean(),
    heading: fc.nat(3),
    order: fc.shuffledSubarray(['code', 'quantity', 'description', 'price'], { minLength: 2, maxLength: 4 }),
    quantity: fc.constantFrom(...QUANTITIES),
    quoted: fc.boolean(),
    /** Indexes of lines followed by empty ones. */
    gaps: fc.array(fc.nat(20), { maxLength: 4 }),
    codes: fc.constantFrom<(code: string) => string>(
      String,
      (code) => `\u00a0${code} `,
      (code) => `'${code}`,
      (code) => `="${code}"`,
    ),
  })
  .filter(({ order }) => order.includes('code') && order.includes('quantity'))
  .map(({ lines, separator, headed, heading, order, quantity, quoted, gaps, codes }) => {
    const named = (column: string, kind: MadeLine['kind']) => {
      const words: readonly string[] = HEADINGS[column === 'code' ? kind : (column as 'quantity')];
      return words[heading % words.length] ?? '';
    };
    const cell = (column: string, line: MadeLine, at: number) =>
      ({
        code: codes(line.code),
        quantity: quantity(line.quantity),
        description: `Made-up ${['tablets', 'syrup', 'cream'][at % 3]} “${at}”${quoted ? `, in "quotes"${separator}` : ''}`,
        price: `${at}.9${at % 9 || 1}`,
      })[column as 'code'];
    const kind = lines[0]?.kind ?? 'barcode';
    const rows = [
      ...(headed ? [order.map((column) => named(column, kind))] : []),
      ...lines.flatMap((line, index) => [
        order.map((column) => cell(column, line, index)),
        ...(gaps.includes(index) ? [order.map(() => '')] : []),
      ]),
    ];
    return { lines, separator, headed, text: writeRows(rows, separator) };
  });
