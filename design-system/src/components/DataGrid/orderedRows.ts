import { type Ordinals, ordinalsOf } from './ordinals.ts';
import { repairedOrder } from './repair.ts';
import { filteredOrder, needleOf, searchedColumns, searchText } from './search.ts';
import { type Criterion, rowComparer, sameCriteria, sortedOrder } from './sort.ts';
import type { GridColumn, GridSearch, GridSort } from './types.ts';
import { type GridView, orderedView, plainView } from './view.ts';

interface Texts<Row> {
  columns: readonly GridColumn<Row>[];
  of: string[];
}

/** The criteria of a sort, with their columns. A column that is gone sorts nothing. */
function criteriaOf<Row>(columns: readonly GridColumn<Row>[], sort: readonly GridSort[]): readonly Criterion<Row>[] {
  return sort.flatMap(({ column: id, direction }) => {
    const column = columns.find((candidate) => candidate.id === id);
    return column ? [{ column, descending: direction === 'desc' }] : [];
  });
}

/**
 * What is worked out once from a set of rows: ordinals to sort by, texts to search in, and the orders made of them. It
 * lives as long as its rows. When single rows change it repairs what they touch and keeps the rest.
 */
export class OrderedRows<Row> {
  readonly rows: readonly Row[];
  readonly #ordinals = new Map<GridColumn<Row>['value'], Ordinals>();
  #sorted: { criteria: readonly Criterion<Row>[]; order: Uint32Array | null } = { criteria: [], order: null };
  #filtered: { needle: string; base: Uint32Array | null; order: Uint32Array } | null = null;
  #texts: Texts<Row> | null = null;

  constructor(rows: readonly Row[]) {
    this.rows = rows;
  }

  /** The rows that show, in order. */
  view(columns: readonly GridColumn<Row>[], sort: readonly GridSort[], filter: GridSearch | undefined): GridView {
    const order = this.#sortedBy(criteriaOf(columns, sort));
    const needle = filter ? needleOf(filter) : null;
    if (filter && needle !== null) {
      return orderedView(this.#filteredBy(order, this.#textsOf(searchedColumns(columns, filter)), needle));
    }
    this.#filtered = null;
    return order ? orderedView(order) : plainView(this.rows.length);
  }

  /** Takes note of rows that have changed in place; `before` holds them as they were, by index. */
  changed(before: ReadonlyMap<number, Row>): void {
    const touches = (value: GridColumn<Row>['value']) =>
      [...before].some(([index, row]) => value(row) !== value(this.rows[index] as Row));
    for (const value of this.#ordinals.keys()) if (touches(value)) this.#ordinals.delete(value);

    const moves = this.#sorted.criteria.some(({ column }) => touches(column.value));
    const texts = this.#texts;
    const renamed = texts?.columns.some((column) => touches(column.value)) ?? false;
    if (texts && renamed)
      for (const index of before.keys()) texts.of[index] = searchText(this.rows[index] as Row, texts.columns);
    if (moves || renamed) this.#repair(new Set(before.keys()), moves);
  }

  #repair(rows: ReadonlySet<number>, moves: boolean): void {
    const compare = rowComparer(this.rows, this.#sorted.criteria);
    if (moves && this.#sorted.order) {
      this.#sorted.order = repairedOrder(this.#sorted.order, rows, compare, () => true);
    }
    const filtered = this.#filtered;
    const texts = this.#texts;
    if (!filtered || !texts) return;
    const keep = (row: number) => texts.of[row]?.includes(filtered.needle) ?? false;
    this.#filtered = {
      needle: filtered.needle,
      base: this.#sorted.order,
      order: repairedOrder(filtered.order, rows, compare, keep),
    };
  }

  #sortedBy(criteria: readonly Criterion<Row>[]): Uint32Array | null {
    if (!sameCriteria(criteria, this.#sorted.criteria)) {
      const keys = criteria.map(({ column, descending }) => ({ ordinals: this.#ordinalsBy(column.value), descending }));
      this.#sorted = { criteria, order: keys.length > 0 ? sortedOrder(this.rows.length, keys) : null };
    }
    return this.#sorted.order;
  }

  #ordinalsBy(value: GridColumn<Row>['value']): Ordinals {
    const ordinals = this.#ordinals.get(value) ?? ordinalsOf(this.rows, value);
    this.#ordinals.set(value, ordinals);
    return ordinals;
  }

  #filteredBy(base: Uint32Array | null, texts: Texts<Row>, needle: string): Uint32Array {
    const last = this.#filtered;
    if (last?.needle !== needle || last.base !== base) {
      this.#filtered = { needle, base, order: filteredOrder(base, texts.of, needle) };
    }
    return this.#filtered?.order ?? new Uint32Array();
  }

  #textsOf(columns: readonly GridColumn<Row>[]): Texts<Row> {
    const known = this.#texts?.columns;
    if (known?.length !== columns.length || columns.some((column, index) => column.value !== known[index]?.value)) {
      this.#texts = { columns, of: this.rows.map((row) => searchText(row, columns)) };
      this.#filtered = null;
    }
    return this.#texts as Texts<Row>;
  }
}
