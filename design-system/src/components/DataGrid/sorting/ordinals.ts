import type { CellValue, GridColumn } from '../types.ts';

/** The ordinal of an empty value: last in both directions. */
export const EMPTY = 0xffffffff;

/**
 * A column's values as integers in the same order, one per row, so that sorting never reads rows. `low` breaks ties of
 * `high`, only for numbers beyond 32 bits.
 */
export interface Ordinals {
  high: Uint32Array;
  low: Uint32Array | null;
}

/** Shared collator: ignores case and accents; `Panado 2` comes before `Panado 10`. */
export const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Ranks texts; those equal to the collator share a rank. */
function textOrdinals(values: readonly CellValue[]): Ordinals {
  const ranks = new Map<string, number>();
  for (const value of values) if (value !== null) ranks.set(String(value), 0);
  const distinct = [...ranks.keys()].sort(collator.compare);
  let rank = 0;
  distinct.forEach((text, index) => {
    const before = distinct[index - 1];
    if (before === undefined || collator.compare(before, text) !== 0) rank++;
    ranks.set(text, rank);
  });
  const high = new Uint32Array(values.length);
  values.forEach((value, row) => {
    high[row] = value === null ? EMPTY : (ranks.get(String(value)) ?? EMPTY);
  });
  return { high, low: null };
}

interface Numbers {
  /** One per row; NaN for an empty value. */
  values: Float64Array;
  minimum: number;
  maximum: number;
  /** Whether all are integers. */
  isIntegral: boolean;
}

/** Returns a column's numbers with their properties in one pass; null if it contains text. */
function getNumbers<Row>(rows: readonly Row[], value: GridColumn<Row>['value']): Numbers | null {
  const values = new Float64Array(rows.length);
  let minimum = Number.POSITIVE_INFINITY;
  let maximum = Number.NEGATIVE_INFINITY;
  let isIntegral = true;
  for (let row = 0; row < rows.length; row++) {
    const cell = value(rows[row] as Row);
    if (typeof cell === 'string') return null;
    const number = cell ?? Number.NaN;
    values[row] = number;
    if (number < minimum) minimum = number;
    if (number > maximum) maximum = number;
    if (isIntegral && number !== Math.floor(number) && !Number.isNaN(number)) isIntegral = false;
  }
  return { values, minimum, maximum, isIntegral };
}

/**
 * Returns ordinals of numbers whose range fits 32 bits, counted from the smallest: integers, or hundredths as in rand.
 * Null for others.
 */
function narrowOrdinals({ values, minimum, maximum, isIntegral }: Numbers): Ordinals | null {
  const factor = isIntegral ? 1 : 100;
  const before = Math.round(minimum * factor) - 1;
  // Beyond safe integers, adjacent numbers are indistinguishable.
  if (!Number.isSafeInteger(before) || Math.round(maximum * factor) - before >= EMPTY) return null;
  const high = new Uint32Array(values.length);
  for (let row = 0; row < values.length; row++) {
    const number = values[row] as number;
    const counted = isIntegral ? number : Math.round(number * 100);
    if (counted / factor === number) high[row] = counted - before;
    else if (Number.isNaN(number)) high[row] = EMPTY;
    else return null;
  }
  return { high, low: null };
}

/** Returns ordinals of any numbers: the bits of a double, rearranged to sort upwards. */
function wideOrdinals(numbers: Float64Array): Ordinals {
  const high = new Uint32Array(numbers.length);
  const low = new Uint32Array(numbers.length);
  const bits = new DataView(new ArrayBuffer(8));
  for (let row = 0; row < numbers.length; row++) {
    const number = numbers[row] ?? Number.NaN;
    if (Number.isNaN(number)) {
      high[row] = EMPTY;
      continue;
    }
    bits.setFloat64(0, number + 0);
    const upper = bits.getUint32(0);
    const negative = upper >= 0x80000000;
    high[row] = negative ? ~upper : upper | 0x80000000;
    low[row] = negative ? ~bits.getUint32(4) : bits.getUint32(4);
  }
  return { high, low };
}

/** Returns the ordinals of a column. One with any text is sorted as text. */
export function getOrdinals<Row>(rows: readonly Row[], value: GridColumn<Row>['value']): Ordinals {
  const numbers = getNumbers(rows, value);
  if (!numbers) return textOrdinals(rows.map(value));
  return narrowOrdinals(numbers) ?? wideOrdinals(numbers.values);
}
