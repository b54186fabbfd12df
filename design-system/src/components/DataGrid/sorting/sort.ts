import type { CellValue, GridColumn, GridSort } from '../types.ts';
import { collator, EMPTY, type Ordinals } from './ordinals.ts';

/** A sort criterion with its column. */
export interface Criterion<Row> {
  column: GridColumn<Row>;
  descending: boolean;
}

interface SortKey {
  ordinals: Ordinals;
  descending: boolean;
}

/** Digits for sorting words, by the highest differing bit: fewer digits mean fewer passes. */
const DIGITS = [
  { bits: 12, width: 12, shifts: [0] },
  { bits: 24, width: 12, shifts: [0, 12] },
  { bits: 32, width: 11, shifts: [0, 11, 22] },
] as const;

/** Inverts ordinals for a descending sort; empty values stay last. */
function invertWords(words: Uint32Array): Uint32Array {
  const result = new Uint32Array(words.length);
  for (let row = 0; row < words.length; row++) {
    const word = words[row] ?? EMPTY;
    result[row] = word === EMPTY ? EMPTY : ~word;
  }
  return result;
}

/** Returns the digits in which words differ. */
function toDigits(words: Uint32Array) {
  const first = words[0] ?? 0;
  let differing = 0;
  for (let row = 0; row < words.length; row++) differing |= (words[row] as number) ^ first;
  const bits = 32 - Math.clz32(differing);
  return DIGITS.find((digits) => bits <= digits.bits) ?? DIGITS[2];
}

/** Stable radix sort of row indexes by one word each. Digits equal in all rows are skipped. */
function sortByWord(order: Uint32Array, words: Uint32Array): Uint32Array {
  const { width, shifts } = toDigits(words);
  const mask = (1 << width) - 1;
  let from: Uint32Array = order;
  let to: Uint32Array = new Uint32Array(order.length);
  for (const shift of shifts) {
    const starts = new Uint32Array(mask + 2);
    for (let row = 0; row < words.length; row++) {
      const bucket = (((words[row] as number) >>> shift) & mask) + 1;
      starts[bucket] = (starts[bucket] as number) + 1;
    }
    if (starts.includes(words.length)) continue;
    for (let bucket = 1; bucket <= mask; bucket++) {
      starts[bucket] = (starts[bucket] as number) + (starts[bucket - 1] as number);
    }
    for (let place = 0; place < from.length; place++) {
      const row = from[place] as number;
      const bucket = ((words[row] as number) >>> shift) & mask;
      const target = starts[bucket] as number;
      starts[bucket] = target + 1;
      to[target] = row;
    }
    [from, to] = [to, from];
  }
  return from;
}

/** Returns row indexes sorted by keys, the most significant first. Stable. */
export function sortedOrder(count: number, keys: readonly SortKey[]): Uint32Array {
  let order: Uint32Array = new Uint32Array(count);
  for (let row = 0; row < count; row++) order[row] = row;
  for (const { ordinals, descending } of keys.toReversed()) {
    for (const words of [ordinals.low, ordinals.high]) {
      if (words) order = sortByWord(order, descending ? invertWords(words) : words);
    }
  }
  return order;
}

/** Compares two values: empty last in both directions, numbers by size, others as text. */
function compareValues(a: CellValue, b: CellValue, descending: boolean): number {
  const nothing = (value: CellValue) => value === null || Number.isNaN(value);
  if (nothing(a) || nothing(b)) return Number(nothing(a)) - Number(nothing(b));
  const order = typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
  return descending ? -order : order;
}

/** Returns a comparison of two rows by index. */
export function rowComparer<Row>(
  rows: readonly Row[],
  criteria: readonly Criterion<Row>[],
): (a: number, b: number) => number {
  return (a, b) => {
    for (const { column, descending } of criteria) {
      const order = compareValues(column.value(rows[a] as Row), column.value(rows[b] as Row), descending);
      if (order !== 0) return order;
    }
    return a - b;
  };
}

/** Returns whether two sorts have the same values and directions. */
export function sameCriteria<Row>(a: readonly Criterion<Row>[], b: readonly Criterion<Row>[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ column, descending }, place) => {
      const other = b[place];
      return column.value === other?.column.value && descending === other.descending;
    })
  );
}

/**
 * Returns the sort after a click on a header: ascending, descending, none. `additive` (Shift) keeps the other columns
 * and adds the new one as least significant.
 */
export function nextSort(sort: readonly GridSort[], column: string, additive: boolean): readonly GridSort[] {
  const now = sort.find((criterion) => criterion.column === column);
  const direction = now === undefined ? 'asc' : now.direction === 'asc' ? 'desc' : null;
  if (!additive) return direction ? [{ column, direction }] : [];
  if (!direction) return sort.filter((criterion) => criterion.column !== column);
  if (!now) return [...sort, { column, direction }];
  return sort.map((criterion) => (criterion.column === column ? { column, direction } : criterion));
}
