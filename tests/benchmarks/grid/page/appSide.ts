import type { Change } from './contender.ts';
import { comparer, type Line, type SortField } from './rows.ts';

/**
 * Sorting, filtering and changing rows for grids that leave it to the application: written as a good application would,
 * so that the grid is not blamed for it.
 */
export class AppSide {
  #rows: Line[];
  #shown: readonly Line[];
  #sort: SortField | null = null;
  #filter = '';
  #positions: Int32Array | null = null;

  constructor(rows: Line[]) {
    this.#rows = rows;
    this.#shown = rows;
  }

  /** The rows to show. Another array after every change. */
  get shown(): readonly Line[] {
    return this.#shown;
  }

  sort(field: SortField | null): void {
    this.#sort = field;
    this.#arrange();
  }

  filter(text: string): void {
    this.#filter = text.toLowerCase();
    this.#arrange();
  }

  /** Changes rows; gives the positions that changed, or null when rows have moved. */
  update(changes: readonly Change[]): readonly number[] | null {
    const positions = this.#positionsById();
    const shown = [...this.#shown];
    const rows = this.#rows === this.#shown ? shown : this.#rows;
    const changed: number[] = [];
    let moved = false;
    for (const { id, field, value } of changes) {
      const next = { ...(rows[id] as Line), [field]: value };
      rows[id] = next;
      const position = positions[id] as number;
      if (position >= 0) {
        shown[position] = next;
        changed.push(position);
      }
      moved ||= field === this.#sort;
    }
    this.#rows = rows;
    // Nearly sorted already, which the engine's sort takes advantage of.
    if (moved && this.#sort) shown.sort(comparer(this.#sort));
    if (moved) this.#positions = null;
    this.#shown = shown;
    return moved ? null : changed;
  }

  #arrange(): void {
    const wanted = this.#filter;
    const kept = wanted ? this.#rows.filter((row) => row.description.toLowerCase().includes(wanted)) : this.#rows;
    this.#shown = this.#sort ? kept.toSorted(comparer(this.#sort)) : kept;
    this.#positions = null;
  }

  #positionsById(): Int32Array {
    if (this.#positions) return this.#positions;
    const positions = new Int32Array(this.#rows.length).fill(-1);
    for (let position = 0; position < this.#shown.length; position++) {
      positions[(this.#shown[position] as Line).id] = position;
    }
    this.#positions = positions;
    return positions;
  }
}
