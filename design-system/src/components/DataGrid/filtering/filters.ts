import { cellText } from '../columns/cellText.ts';
import type { CellValue, ColumnFilter, GridColumn, GridFilters } from '../types.ts';
import { matchPattern } from './search.ts';

export const NO_FILTERS: GridFilters = {};

type Test<Row> = (row: Row) => boolean;

/** Returns the type of filter for a column: text, choices, number range or date range. */
export function getFilterKind<Row>({ kind = 'text' }: GridColumn<Row>): ColumnFilter['kind'] {
  return kind === 'money' ? 'number' : kind;
}

/** Returns whether a filter excludes anything. An empty one counts as none. */
export function isActiveFilter(filter: ColumnFilter | undefined): filter is ColumnFilter {
  if (!filter) return false;
  if (filter.kind === 'text') return filter.text.trim() !== '';
  return filter.kind === 'choice' || filter.from !== null || filter.to !== null;
}

/** Returns the columns with an active filter. Filters of removed columns are ignored. */
export function filteredColumns<Row>(columns: readonly GridColumn<Row>[], filters: GridFilters) {
  return columns.filter((column) => isActiveFilter(filters[column.id]));
}

/** Returns the start of a day in local time in milliseconds, or a moment itself. */
function toMilliseconds(moment: CellValue): number {
  if (typeof moment !== 'string') return Number.NaN;
  return Date.parse(moment.length === 10 ? `${moment}T00:00` : moment);
}

function endOf(day: string): number {
  const date = new Date(toMilliseconds(day));
  return date.setDate(date.getDate() + 1) - 1;
}

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

/** Returns a test whether a row passes all filters; null without filters. */
export function filterMatcher<Row>(columns: readonly GridColumn<Row>[], filters: GridFilters): Test<Row> | null {
  const tests = filteredColumns(columns, filters).map((column) => getTest(column, filters[column.id] as ColumnFilter));
  return tests.length === 0 ? null : (row) => tests.every((passes) => passes(row));
}
