import { cellText } from '../columns/cellText.ts';
import { filteredColumns, filterMatcher, NO_FILTERS } from '../filtering/filters.ts';
import { filteredOrder, isNarrower, matchPattern, rowMatcher, searchedColumns } from '../filtering/search.ts';
import { getOrdinals, type Ordinals } from '../sorting/ordinals.ts';
import { type Criterion, rowComparer, sameCriteria, sortedOrder } from '../sorting/sort.ts';
import type { GridColumn, GridFilters, GridSearch, GridSort } from '../types.ts';
import { repairedOrder } from './repairOrder.ts';
import { type GridView, orderedView, plainView } from './view.ts';

type Value<Row> = GridColumn<Row>['value'];

interface RowFilter {
  search: GridSearch | undefined;
  filters: GridFilters;
}

interface Filtered<Row> extends RowFilter {
  columns: readonly GridColumn<Row>[];
  matches: (row: number) => boolean;
  /** The order it was derived from. */
  base: Uint32Array | null;
  order: Uint32Array;
}

/** Returns sort criteria with their columns. Criteria of removed columns are dropped. */
function getCriteria<Row>(columns: readonly GridColumn<Row>[], sort: readonly GridSort[]): readonly Criterion<Row>[] {
  return sort.flatMap(({ column: id, direction }) => {
    const column = columns.find((candidate) => candidate.id === id);
    return column ? [{ column, descending: direction === 'desc' }] : [];
  });
}

function sameValues<Row>(a: readonly GridColumn<Row>[], b: readonly GridColumn<Row>[]): boolean {
  return (
    a.length === b.length &&
    a.every((column, place) => column.value === b[place]?.value && column.format === b[place]?.format)
  );
}

function sameSearch(a: GridSearch | undefined, b: GridSearch | undefined): boolean {
  return a?.text === b?.text && a?.match === b?.match;
}

/**
 * Cached data of a set of rows: ordinals for sorting, and the resulting orders. Changes of single rows update only what
 * they affect.
 */
export class OrderedRows<Row> {
  #rows: readonly Row[];
  readonly #ordinals = new Map<Value<Row>, Ordinals>();
  #sorted: { criteria: readonly Criterion<Row>[]; order: Uint32Array | null } = { criteria: [], order: null };
  #filtered: Filtered<Row> | null = null;

  constructor(rows: readonly Row[]) {
    this.#rows = rows;
  }

  get rows(): readonly Row[] {
    return this.#rows;
  }

  /** Returns the shown rows in order. */
  view(
    columns: readonly GridColumn<Row>[],
    sort: readonly GridSort[],
    search: GridSearch | undefined,
    filters: GridFilters = NO_FILTERS,
  ): GridView {
    const order = this.#sortedBy(getCriteria(columns, sort));
    const pattern = matchPattern(search);
    const searched = search && pattern ? searchedColumns(columns, search) : [];
    const filtered = filteredColumns(columns, filters);
    if (pattern || filtered.length > 0) {
      const rowFilter = { search: pattern ? search : undefined, filters };
      return orderedView(this.#filteredBy(order, rowFilter, pattern, searched, filtered));
    }
    this.#filtered = null;
    return order ? orderedView(order) : plainView(this.#rows.length);
  }

  /**
   * Updates single changed rows; `before` holds their previous values by index. `rows` may be a new array. Returns
   * whether the shown rows or their order may have changed.
   */
  changed(before: ReadonlyMap<number, Row>, rows: readonly Row[]): boolean {
    this.#rows = rows;
    const touches = (value: Value<Row>) =>
      [...before].some(([index, row]) => value(row) !== value(this.#rows[index] as Row));
    for (const value of this.#ordinals.keys()) if (touches(value)) this.#ordinals.delete(value);

    const changed = new Set(before.keys());
    const { criteria, order } = this.#sorted;
    const moves = criteria.some(({ column }) => touches(column.value));
    const compare = rowComparer(this.#rows, criteria);
    if (moves && order) this.#sorted.order = repairedOrder(order, changed, compare, () => true);

    // Cells may depend on more than their value.
    const shows = (column: GridColumn<Row>) =>
      touches(column.value) ||
      (column.format && [...before].some(([index, row]) => cellText(column, row) !== this.#text(column, index)));
    const filtered = this.#filtered;
    const enters = filtered?.columns.some(shows) ?? false;
    if (filtered && (moves || enters)) {
      filtered.base = this.#sorted.order;
      filtered.order = repairedOrder(filtered.order, changed, compare, filtered.matches);
    }
    return moves || enters;
  }

  #text(column: GridColumn<Row>, index: number): string {
    return cellText(column, this.#rows[index] as Row);
  }

  #sortedBy(criteria: readonly Criterion<Row>[]): Uint32Array | null {
    if (!sameCriteria(criteria, this.#sorted.criteria)) {
      const keys = criteria.map(({ column, descending }) => ({ ordinals: this.#ordinalsBy(column.value), descending }));
      this.#sorted = { criteria, order: keys.length > 0 ? sortedOrder(this.#rows.length, keys) : null };
    }
    return this.#sorted.order;
  }

  #ordinalsBy(value: Value<Row>): Ordinals {
    const ordinals = this.#ordinals.get(value) ?? getOrdinals(this.#rows, value);
    this.#ordinals.set(value, ordinals);
    return ordinals;
  }

  #filteredBy(
    base: Uint32Array | null,
    rowFilter: RowFilter,
    pattern: RegExp | null,
    searched: readonly GridColumn<Row>[],
    filtered: readonly GridColumn<Row>[],
  ): Uint32Array {
    const { search, filters } = rowFilter;
    const columns = [...searched, ...filtered];
    const known = this.#filtered;
    const last = known?.base === base && known.filters === filters && sameValues(known.columns, columns) ? known : null;
    if (last && sameSearch(last.search, search)) return last.order;
    const passes = filterMatcher(filtered, filters);
    const found = pattern && rowMatcher(searched, pattern);
    const matches = (index: number) => {
      const row = this.#rows[index] as Row;
      return (!passes || passes(row)) && (!found || found(row));
    };
    const from = last?.search && search && isNarrower(search, last.search) ? last.order : base;
    const order = filteredOrder(from, this.#rows.length, matches);
    this.#filtered = { ...rowFilter, columns, matches, base, order };
    return order;
  }
}
