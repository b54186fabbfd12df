import { cellText } from '../columns/cellText.ts';
import type { CellValue, ColumnFilter, GridColumn, GridFilters } from '../types.ts';
import { matchPattern } from './search.ts';

export const NO_FILTERS: GridFilters = {};

type Test<Row> = (row: Row) => boolean;

/** The filter that suits a column: by words, by ticking what there is, from – to, or between two days. */
export function getFilterKind<Row>({ kind = 'text' }: GridColumn<Row>): ColumnFilter['kind'] {
  return kind === 'money' ? 'number' : kind;
}

/** Whether a filter keeps anything out. One that asks for nothing counts as none. */
export function isActiveFilter(filter: ColumnFilter | undefined): filter is ColumnFilter {
  if (!filter) return false;
  if (filter.kind === 'text') return filter.text.trim() !== '';
  return filter.kind === 'choice' || filter.from !== null || filter.to !== null;
}

/** The columns that a set of filters narrows down by. Filters of columns that are gone keep nothing out. */
export function filteredColumns<Row>(columns: readonly GridColumn<Row>[], filters: GridFilters) {
  return columns.filter((column) => isActiveFilter(filters[column.id]));
}

/** Milliseconds at which a day begins where the user is; a moment stands for itself. */
function toMilliseconds(moment: CellValue): number {
  if (typeof moment !== 'string') return Number.NaN;
  return Date.parse(moment.length === 10 ? `${moment}T00:00` : moment);
}

function endOf(day: string): number {
  const date = new Date(toMilliseconds(day));
  return date.setDate(date.getDate() + 1) - 1;
}

/** Whether a number lies between two, both included. What has no number lies nowhere. */
function between(number: number, from: number, to: number): boolean {
  return number >= from && number <= to;
}

function getTest<Row>(column: GridColumn<Row>, filter: ColumnFilter): Test<Row> {
  if (filter.kind === 'text') {
    const pattern = matchPattern(filter);
    return (row) => pattern === null || pattern.test(cellText(column, row));
  }
  if (filter.kind === 'choice') {
    const chosen = new Set(filter.texts);
    return (row) => chosen.has(cellText(column, row));
  }
  if (filter.kind === 'number') {
    const { from, to } = filter;
    return (row) => {
      const value = column.value(row);
      return typeof value === 'number' && between(value, from ?? -Infinity, to ?? Infinity);
    };
  }
  const from = filter.from === null ? -Infinity : toMilliseconds(filter.from);
  const to = filter.to === null ? Infinity : endOf(filter.to);
  return (row) => between(toMilliseconds(column.value(row)), from, to);
}

/** Whether a row passes every filter; null when nothing is filtered. */
export function filterMatcher<Row>(columns: readonly GridColumn<Row>[], filters: GridFilters): Test<Row> | null {
  const tests = filteredColumns(columns, filters).map((column) => getTest(column, filters[column.id] as ColumnFilter));
  return tests.length === 0 ? null : (row) => tests.every((passes) => passes(row));
}
