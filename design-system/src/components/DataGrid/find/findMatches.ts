import { cellText } from '../columns/cellText.ts';
import type { GridColumn } from '../types.ts';

/** Searched cells in reading order, numbered from 0 at the first cell of the first row. */
export interface SearchedCells<Row> {
  columns: readonly GridColumn<Row>[];
  length: number;
  rowAt(position: number): Row | undefined;
  pattern: RegExp;
}

/** Searches rows from a position until `enough` returns true; adds cells to `matches` and returns where to continue. */
export function scan<Row>(
  searched: SearchedCells<Row>,
  from: number,
  matches: number[],
  enough: () => boolean,
): number {
  const { columns, length, rowAt, pattern } = searched;
  let position = from;
  for (; position < length; position++) {
    if (position % 256 === 255 && enough()) return position;
    const row = rowAt(position);
    if (row === undefined) continue;
    columns.forEach((column, place) => {
      if (pattern.test(cellText(column, row))) matches.push(position * columns.length + place);
    });
  }
  return position;
}

function firstFrom(matches: readonly number[], cell: number): number {
  let low = 0;
  let high = matches.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((matches[middle] as number) < cell) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the index of the match at a cell, or -1. */
export function matchIndex(matches: readonly number[], cell: number): number {
  const place = firstFrom(matches, cell);
  return matches[place] === cell ? place : -1;
}

/** Returns the match after or before a cell, wrapping around. Null if there is none. */
export function adjacentMatch(matches: readonly number[], cell: number, step: 1 | -1): number | null {
  const place = step === 1 ? firstFrom(matches, cell + 1) : firstFrom(matches, cell) - 1;
  return matches[(place + matches.length) % matches.length] ?? null;
}
