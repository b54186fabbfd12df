import type { ReadCell } from '#workbook/readWorkbook.ts';
import { ownText } from './cellText.ts';

/** What stands before decimals. */
export type DecimalSign = '.' | ',';

/**
 * What a cell says of an amount. `ambiguous`: one sign with three figures behind it, which groups thousands or begins
 * decimals; `values` gives both. `unclear`: it says something that is no amount.
 */
export type AmountCell =
  | { kind: 'amount'; value: number }
  | { kind: 'ambiguous'; values: readonly [thousands: number, decimal: number] }
  | { kind: 'none' }
  | { kind: 'unclear' };

const UNCLEAR: AmountCell = { kind: 'unclear' };

/** Currencies and what groups thousands without being a decimal sign. */
const AROUND = /^(?:ZAR|R|BWP|P|KES|K|SZL|E|NAD|N\$|\$)(?=[\s\d.,-])|[\s'’]/gi;
const NUMBER = /^-?\d*(?:[.,]\d+)*(?:e[+-]?\d+)?$/i;
const SCIENTIFIC = /^-?\d*[.,]?\d+e[+-]?\d+$/i;

const toNumber = (text: string) => Number(text.replace(',', '.'));

/** @param sign the decimal sign of its column, where that is known */
function ofOneSign(text: string, own: DecimalSign, sign: DecimalSign | null): AmountCell {
  const groups = text.replace('-', '').split(own);
  const [first = '', ...others] = groups;
  const grouped =
    first.length >= 1 && first.length <= 3 && first !== '0' && others.every((group) => group.length === 3);
  const whole = Number(text.replaceAll(own, ''));
  if (others.length > 1) return grouped ? { kind: 'amount', value: whole } : UNCLEAR;
  const decimal = toNumber(text);
  if (!grouped || sign === own) return { kind: 'amount', value: decimal };
  return sign === null ? { kind: 'ambiguous', values: [whole, decimal] } : { kind: 'amount', value: whole };
}

/**
 * Reads an amount in any common spelling: `1234.56`, `R1 234.56`, `1,234.56`, `1.234,56`, `1.23456E3`.
 * @param sign the decimal sign of its column (`getDecimalSign`); null where nothing tells it
 */
export function readAmount(cell: ReadCell | undefined, sign: DecimalSign | null): AmountCell {
  if (typeof cell === 'number') return Number.isFinite(cell) ? { kind: 'amount', value: cell } : UNCLEAR;
  const text = ownText(cell).replace(AROUND, '');
  if (text === '' || text === '-') return { kind: 'none' };
  if (SCIENTIFIC.test(text)) return { kind: 'amount', value: toNumber(text) };
  if (!NUMBER.test(text) || !/\d/.test(text)) return UNCLEAR;
  const [dots, commas] = [text.split('.').length - 1, text.split(',').length - 1];
  if (dots === 0 && commas === 0) return { kind: 'amount', value: Number(text) };
  if (dots === 0 || commas === 0) return ofOneSign(text, dots > 0 ? '.' : ',', sign);
  const last: DecimalSign = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
  const [whole = '', decimals = ''] = [text.slice(0, text.lastIndexOf(last)), text.slice(text.lastIndexOf(last) + 1)];
  const isGrouped = /^-?\d{1,3}(?:[.,]\d{3})+$/.test(whole) && !whole.includes(last);
  return isGrouped ? { kind: 'amount', value: Number(`${whole.replace(/[.,]/g, '')}.${decimals}`) } : UNCLEAR;
}

/** What one cell tells of the decimal sign of its column. */
function toldBy(cell: ReadCell): DecimalSign | null {
  const text = ownText(cell).replace(AROUND, '');
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0 || SCIENTIFIC.test(text)) return null;
  const sign = text[last] as DecimalSign;
  const other = sign === '.' ? ',' : '.';
  if (text.includes(other)) return text.indexOf(sign) === last ? sign : null;
  const several = text.indexOf(sign) !== last;
  if (several) return other;
  return readAmount(cell, null).kind === 'amount' ? sign : null;
}

/** Cells that have to agree, and the share of those that tell anything. */
const MIN_TELLING = 3;
const AGREEING = 0.95;

/** The decimal sign of a column, told by the cells that can have only one; null where too few tell it, or they disagree. */
export function getDecimalSign(cells: Iterable<ReadCell>): DecimalSign | null {
  const counts = { '.': 0, ',': 0 };
  for (const cell of cells) {
    const sign = toldBy(cell);
    if (sign) counts[sign] += 1;
  }
  const sign: DecimalSign = counts['.'] >= counts[','] ? '.' : ',';
  const all = counts['.'] + counts[','];
  return counts[sign] >= MIN_TELLING && counts[sign] >= all * AGREEING ? sign : null;
}
