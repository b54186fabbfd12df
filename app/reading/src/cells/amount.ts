import type { ReadCell } from '#workbook/readWorkbook.ts';
import { ownText } from './cellText.ts';

export type DecimalSeparator = '.' | ',';

/**
 * Result of reading an amount. `ambiguous`: one separator before three digits, either thousands or decimals; `values`
 * has both. `unclear`: not an amount.
 */
export type AmountCell =
  | { kind: 'amount'; value: number }
  | { kind: 'ambiguous'; values: readonly [thousands: number, decimal: number] }
  | { kind: 'none' }
  | { kind: 'unclear' };

const UNCLEAR: AmountCell = { kind: 'unclear' };

/** Currencies and unambiguous thousands separators. */
const SURROUNDINGS = /^(?:ZAR|R|BWP|P|KES|K|SZL|E|NAD|N\$|\$)(?=[\s\d.,-])|[\s'’]/gi;
const NUMBER = /^-?\d*(?:[.,]\d+)*(?:e[+-]?\d+)?$/i;
const SCIENTIFIC = /^-?\d*[.,]?\d+e[+-]?\d+$/i;

const toNumber = (text: string) => Number(text.replace(',', '.'));

/** @param separator decimal separator of its column, if known */
function readOneSeparator(text: string, own: DecimalSeparator, separator: DecimalSeparator | null): AmountCell {
  const groups = text.replace('-', '').split(own);
  const [first = '', ...others] = groups;
  const grouped =
    first.length >= 1 && first.length <= 3 && first !== '0' && others.every((group) => group.length === 3);
  const asThousands = Number(text.replaceAll(own, ''));
  if (others.length > 1) return grouped ? { kind: 'amount', value: asThousands } : UNCLEAR;
  const decimal = toNumber(text);
  if (!grouped || separator === own) return { kind: 'amount', value: decimal };
  return separator === null
    ? { kind: 'ambiguous', values: [asThousands, decimal] }
    : { kind: 'amount', value: asThousands };
}

/**
 * Reads an amount in any common spelling: `1234.56`, `R1 234.56`, `1,234.56`, `1.234,56`, `1.23456E3`.
 * @param separator decimal separator of its column (`getDecimalSeparator`); null if unknown
 */
export function readAmount(cell: ReadCell | undefined, separator: DecimalSeparator | null): AmountCell {
  if (typeof cell === 'number') return Number.isFinite(cell) ? { kind: 'amount', value: cell } : UNCLEAR;
  const text = ownText(cell).replace(SURROUNDINGS, '');
  if (text === '' || text === '-') return { kind: 'none' };
  if (SCIENTIFIC.test(text)) return { kind: 'amount', value: toNumber(text) };
  if (!NUMBER.test(text) || !/\d/.test(text)) return UNCLEAR;
  const [dots, commas] = [text.split('.').length - 1, text.split(',').length - 1];
  if (dots === 0 && commas === 0) return { kind: 'amount', value: Number(text) };
  if (dots === 0 || commas === 0) return readOneSeparator(text, dots > 0 ? '.' : ',', separator);
  const last: DecimalSeparator = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
  const [asThousands = '', decimals = ''] = [
    text.slice(0, text.lastIndexOf(last)),
    text.slice(text.lastIndexOf(last) + 1),
  ];
  const isGrouped = /^-?\d{1,3}(?:[.,]\d{3})+$/.test(asThousands) && !asThousands.includes(last);
  return isGrouped ? { kind: 'amount', value: Number(`${asThousands.replace(/[.,]/g, '')}.${decimals}`) } : UNCLEAR;
}

/** Decimal separator that a single cell proves. */
function getProvedSeparator(cell: ReadCell): DecimalSeparator | null {
  const text = ownText(cell).replace(SURROUNDINGS, '');
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0 || SCIENTIFIC.test(text)) return null;
  const separator = text[last] as DecimalSeparator;
  const other = separator === '.' ? ',' : '.';
  if (text.includes(other)) return text.indexOf(separator) === last ? separator : null;
  const several = text.indexOf(separator) !== last;
  if (several) return other;
  return readAmount(cell, null).kind === 'amount' ? separator : null;
}

/** Minimum number of cells that prove a separator, and the share that has to agree. */
const MIN_PROVING_CELLS = 3;
const MIN_AGREEMENT = 0.95;

/**
 * Returns a column's decimal separator, proved by its unambiguous cells; null if too few prove one or they disagree.
 */
export function getDecimalSeparator(cells: Iterable<ReadCell>): DecimalSeparator | null {
  const counts = { '.': 0, ',': 0 };
  for (const cell of cells) {
    const separator = getProvedSeparator(cell);
    if (separator) counts[separator] += 1;
  }
  const separator: DecimalSeparator = counts['.'] >= counts[','] ? '.' : ',';
  const all = counts['.'] + counts[','];
  return counts[separator] >= MIN_PROVING_CELLS && counts[separator] >= all * MIN_AGREEMENT ? separator : null;
}
