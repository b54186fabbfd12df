/** Texts of the component. */
export const messages = {
  selectAll: 'Select all rows',
  /** Announced for an empty cell. */
  empty: 'none',
  count: (label: string) => (count: number) => `${label}: ${count === 1 ? '1 row' : `${count} rows`}`,
  rowSelected: (name: string, on: boolean) => `${name} ${on ? 'selected' : 'not selected'}`,
  selected: (selected: number, count: number) => `${selected} of ${count}`,
  selectRow: (name: string) => (name === '' ? 'Select row' : `Select ${name}`),
  expand: (name: string) => (name === '' ? 'Details' : `Details of ${name}`),
  details: 'Details',
  loading: 'Loading…',
  failed: 'This could not be loaded.',
  tryAgain: 'Try again',
  search: (label: string) => `Search ${label}`,
  searchPlaceholder: 'Search…',
  place: (place: number, count: number) => `${place} of ${count}`,
  loadingMore: 'Loading more…',
  moreFailed: 'More rows could not be loaded.',
  noneLeft: 'No rows match the filters.',
  clearFilters: 'Clear filters',
  columnMenu: (header: string) => `Column ${header}`,
  alsoSorted: (direction: 'asc' | 'desc', place: number) =>
    `also sorted ${direction === 'asc' ? 'ascending' : 'descending'}, number ${place}`,
  filtered: 'filtered',
} as const;
