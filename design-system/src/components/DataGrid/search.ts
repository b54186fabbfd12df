import type { GridColumn, GridSearch } from './types.ts';

/** Stands between the texts of a row, so that a match cannot run from one cell into the next. */
const EDGE = '\n';

/** Everything a row can be found by, in lower case. */
export function searchText<Row>(row: Row, columns: readonly GridColumn<Row>[]): string {
  let text = EDGE;
  for (const column of columns) {
    const value = column.value(row);
    if (value !== null) text += value + EDGE;
  }
  return text.toLowerCase();
}

/** The columns a search looks in. */
export function searchedColumns<Row>(columns: readonly GridColumn<Row>[], search: GridSearch) {
  return columns.filter((column) => column.searchable && (search.columns?.includes(column.id) ?? true));
}

/** What to look for in a row's search text, edges included; nothing when the search is empty. */
export function needleOf({ text, match }: GridSearch): string | null {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return null;
  return (match === 'starts' ? EDGE : '') + wanted + (match === 'ends' ? EDGE : '');
}

/** The rows of an order whose text holds the needle, in the same order. */
export function filteredOrder(order: Uint32Array | null, texts: readonly string[], needle: string): Uint32Array {
  const kept = new Uint32Array(texts.length);
  let count = 0;
  for (let place = 0; place < texts.length; place++) {
    const row = order ? (order[place] as number) : place;
    if ((texts[row] as string).includes(needle)) kept[count++] = row;
  }
  return kept.slice(0, count);
}

/** Finds the matches to mark in a shown text. */
export function matchPattern(search: GridSearch | undefined): RegExp | null {
  const wanted = search?.text.trim() ?? '';
  if (!search || wanted === '') return null;
  const literal = wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const anchored = { contains: literal, starts: `^${literal}`, ends: `${literal}$` }[search.match];
  return new RegExp(`(${anchored})`, 'giu');
}
