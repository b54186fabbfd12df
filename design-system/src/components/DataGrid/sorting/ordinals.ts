import type { CellValue, GridColumn } from '../types.ts';

/** The ordinal of nothing: above every other, in both directions. */
export const EMPTY = 0xffffffff;

/**
 * A column's values as whole numbers in the same order, one a row, so that sorting never looks at a row again. `low`
 * breaks ties of `high`, and is there only for numbers that do not fit 32 bits.
 */
export interface Ordinals {
  high: Uint32Array;
  low: Uint32Array | null;
}

/** One collator for everything: case and accents do not separate, `Panado 2` comes before `Panado 10`. */
export const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Ranks texts; texts that the collator finds equal share a rank. */
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
  /** One a row; NaN stands for nothing. */
  values: Float64Array;
  least: number;
  most: number;
  /** Whether none has a fraction. */
  whole: boolean;
}

/** A column's numbers with what there is to know about them, in one pass; null when it holds any text. */
function getNumbers<Row>(rows: readonly Row[], value: GridColumn<Row>['value']): Numbers | null {
  const values = new Float64Array(rows.length);
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  let whole = true;
  for (let row = 0; row < rows.length; row++) {
    const cell = value(rows[row] as Row);
    if (typeof cell === 'string') return null;
    const number = cell ?? Number.NaN;
    values[row] = number;
    if (number < least) least = number;
    if (number > most) most = number;
    if (whole && number !== Math.floor(number) && !Number.isNaN(number)) whole = false;
  }
  return { values, least, most, whole };
}

/**
 * Numbers whose spread fits 32 bits, counted from the smallest: whole ones, or such as are whole when they are counted in
 * hundredths, as money in rand is. Null for others.
 */
function narrowOrdinals({ values, least, most, whole }: Numbers): Ordinals | null {
  const factor = whole ? 1 : 100;
  const before = Math.round(least * factor) - 1;
  // Where one less is the same number nothing can be counted.
  if (!Number.isSafeInteger(before) || Math.round(most * factor) - before >= EMPTY) return null;
  const high = new Uint32Array(values.length);
  for (let row = 0; row < values.length; row++) {
    const number = values[row] as number;
    const counted = whole ? number : Math.round(number * 100);
    if (counted / factor === number) high[row] = counted - before;
    else if (Number.isNaN(number)) high[row] = EMPTY;
    else return null;
  }
  return { high, low: null };
}

/** Any numbers: the bits of a double, arranged so that they count upwards. */
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

/** Ordinals of one column. A column that holds any text is sorted as text. */
export function getOrdinals<Row>(rows: readonly Row[], value: GridColumn<Row>['value']): Ordinals {
  const numbers = getNumbers(rows, value);
  if (!numbers) return textOrdinals(rows.map(value));
  return narrowOrdinals(numbers) ?? wideOrdinals(numbers.values);
}
