import type { GridColumn, GridSearch } from '../types.ts';

/** The columns a search looks in. */
export function searchedColumns<Row>(columns: readonly GridColumn<Row>[], search: GridSearch) {
  return columns.filter((column) => column.searchable && (search.columns?.includes(column.id) ?? true));
}

/**
 * What a search looks for, whatever the case; null when it looks for nothing. One pattern finds rows and marks matches:
 * splitting a text by it leaves the matches at the odd places.
 */
export function matchPattern(search: GridSearch | undefined): RegExp | null {
  const wanted = (search?.words ?? [search?.text.trim() ?? '']).filter((word) => word !== '');
  if (!search || wanted.length === 0) return null;
  // Of two words that begin alike the longer one is marked whole.
  const literal = wanted
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('|');
  const anchored = { contains: literal, starts: `^${literal}`, ends: `${literal}$` }[search.match];
  return new RegExp(`(${anchored})`, 'iu');
}

/** Whether a row has a match in any of the columns. */
export function rowMatcher<Row>(columns: readonly GridColumn<Row>[], pattern: RegExp): (row: Row) => boolean {
  const values = columns.map((column) => column.value);
  return (row) => {
    for (const value of values) {
      const cell = value(row);
      if (cell !== null && pattern.test(String(cell))) return true;
    }
    return false;
  };
}

/** Whether everything a search finds is among what another one found: typing on narrows, and need not look at all. */
export function isNarrower(search: GridSearch, last: GridSearch): boolean {
  return search.match === 'contains' && last.match === 'contains' && search.text.trim().includes(last.text.trim());
}

/**
 * The rows that match, in the order they come; all of `count` rows when there is no order. Rows are read as they lie in
 * memory, whatever the order: read in the order of a sort, 100 000 rows take five times as long.
 */
export function filteredOrder(
  order: Uint32Array | null,
  count: number,
  matches: (row: number) => boolean,
): Uint32Array {
  const marks = new Uint8Array(count);
  const candidates = order && order.length < count ? order.toSorted() : null;
  const length = candidates?.length ?? count;
  let found = 0;
  for (let place = 0; place < length; place++) {
    const row = candidates ? (candidates[place] as number) : place;
    if (matches(row)) {
      marks[row] = 1;
      found++;
    }
  }
  const kept = new Uint32Array(found);
  let next = 0;
  for (let place = 0; next < found; place++) {
    const row = order ? (order[place] as number) : place;
    if (marks[row]) kept[next++] = row;
  }
  return kept;
}
