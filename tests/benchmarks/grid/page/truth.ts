import type { Change } from './contender.ts';
import { collator, type Line, type SortField } from './rows.ts';

type Column = Int32Array | readonly string[];

/** What rows ought to show, kept apart from the rows that contenders get. */
export class Truth {
  readonly #columns: Record<SortField, Column>;
  readonly #count: number;
  #order: Uint32Array | null = null;
  #sort: SortField | null = null;
  #filter = '';

  constructor(rows: readonly Line[]) {
    this.#count = rows.length;
    this.#columns = {
      price: Int32Array.from(rows, (row) => row.price),
      quantity: Int32Array.from(rows, (row) => row.quantity),
      stock: Int32Array.from(rows, (row) => row.stock),
      description: rows.map((row) => row.description),
      supplier: rows.map((row) => row.supplier),
    };
  }

  get sort(): SortField | null {
    return this.#sort;
  }

  get filter(): string {
    return this.#filter;
  }

  /** How many rows there are to show. */
  get length(): number {
    return this.#order?.length ?? this.#count;
  }

  arrange(sort: SortField | null, filter: string): void {
    this.#sort = sort;
    this.#filter = filter;
    if (sort === null && filter === '') {
      this.#order = null;
      return;
    }
    const descriptions = this.#columns.description as readonly string[];
    const wanted = filter.toLowerCase();
    let order = Uint32Array.from({ length: this.#count }, (_, id) => id);
    if (wanted) order = order.filter((id) => descriptions[id]?.toLowerCase().includes(wanted));
    if (sort) order.sort((a, b) => this.#compare(sort, a, b) || a - b);
    this.#order = order;
  }

  change({ id, field, value }: Change): void {
    (this.#columns[field] as Int32Array)[id] = value;
  }

  /** The row at a position, or -1. */
  rowAt(position: number): number {
    if (position < 0 || position >= this.length) return -1;
    return this.#order ? (this.#order[position] ?? -1) : position;
  }

  /** Whether a row may stand at a position: it is the one, or sorts alike. */
  fits(id: number, position: number): boolean {
    const right = this.rowAt(position);
    if (id === right) return true;
    if (right < 0 || id < 0 || id >= this.#count || this.#sort === null) return false;
    return this.#compare(this.#sort, id, right) === 0;
  }

  #compare(field: SortField, a: number, b: number): number {
    const column = this.#columns[field];
    const [left, right] = [column[a], column[b]];
    return typeof left === 'number' ? left - Number(right) : collator.compare(String(left), String(right));
  }
}
