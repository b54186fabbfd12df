import { useMemo } from 'react';
import { filteredColumns, NO_FILTERS } from '../filtering/filters.ts';
import type { DataGridProps, GridColumn, GridFilters, GridSort } from '../types.ts';
import { useControlled } from '../useControlled.ts';

const NO_SORT: readonly GridSort[] = [];
const NO_IDS: ReadonlySet<string> = new Set();

type SortAndFilterProps<Row> = Pick<
  DataGridProps<Row>,
  'sort' | 'defaultSort' | 'onSortChange' | 'filters' | 'defaultFilters' | 'onFiltersChange' | 'arrangedByServer'
>;

/** State of sort and filters, and the part that the grid applies itself. */
export function useSortAndFilters<Row>(props: SortAndFilterProps<Row>, columns: readonly GridColumn<Row>[]) {
  const [sort, setSort] = useControlled(props.sort, props.defaultSort ?? NO_SORT, props.onSortChange);
  const [given, setFilters] = useControlled(props.filters, props.defaultFilters ?? NO_FILTERS, props.onFiltersChange);
  const serialized = given === NO_FILTERS ? '' : JSON.stringify(given);
  // Filters are compared by content.
  const filters = useMemo((): GridFilters => (serialized === '' ? NO_FILTERS : JSON.parse(serialized)), [serialized]);
  const filtered = useMemo(() => {
    const ids = filteredColumns(columns, filters).map(({ id }) => id);
    return ids.length === 0 ? NO_IDS : new Set(ids);
  }, [columns, filters]);
  const local = !props.arrangedByServer;
  return {
    sort,
    setSort,
    filters,
    setFilters,
    /** Ids of columns with a filter. */
    filtered,
    applied: { sort: local ? sort : NO_SORT, filters: local ? filters : NO_FILTERS },
  };
}
