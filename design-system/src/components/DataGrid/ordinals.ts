import type { CellValue, GridColumn } from './types.ts';

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

function areWhole(numbers: Float64Array, factor: number): boolean {
  for (let row = 0; row < numbers.length; row++) {
    const number = numbers[row] as number;
    if (!Number.isNaN(number) && Math.round(number * factor) / factor !== number) return false;
  }
  return true;
}

/** The factor that makes every number whole without losing any difference: money in rand needs 100. */
function wholeFactor(numbers: Float64Array): number | null {
  return [1, 100].find((factor) => areWhole(numbers, factor)) ?? null;
}

/** Numbers whose spread fits 32 bits, counted from the smallest. */
function narrowOrdinals(numbers: Float64Array): Ordinals | null {
  const factor = wholeFactor(numbers);
  if (factor === null) return null;
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < numbers.length; row++) {
    const number = numbers[row] as number;
    if (number < least) least = number;
    if (number > most) most = number;
  }
  const from = Math.round(least * factor);
  if (Math.round(most * factor) - from >= EMPTY - 1) return null;
  const high = new Uint32Array(numbers.length);
  for (let row = 0; row < numbers.length; row++) {
    const number = numbers[row] as number;
    high[row] = Number.isNaN(number) ? EMPTY : Math.round(number * factor) - from + 1;
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
export function ordinalsOf<Row>(rows: readonly Row[], value: GridColumn<Row>['value']): Ordinals {
  const numbers = new Float64Array(rows.length);
  for (let row = 0; row < rows.length; row++) {
    const cell = value(rows[row] as Row);
    if (typeof cell === 'string') return textOrdinals(rows.map(value));
    numbers[row] = cell ?? Number.NaN;
  }
  return narrowOrdinals(numbers) ?? wideOrdinals(numbers);
}
