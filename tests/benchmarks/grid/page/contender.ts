import type { Line, NumberField, SortField } from './rows.ts';

export interface Change {
  id: number;
  field: NumberField;
  value: number;
}

/** A grid, as the benchmark drives it. What it is asked for may take effect when it likes: the benchmark looks. */
export interface Contender {
  /** Shows rows of its own in the host. */
  mount(host: HTMLElement, rows: Line[], rich: boolean): void;
  /** Sorts ascending by one column; `null`: as they came. */
  sort(field: SortField | null): void;
  /** Keeps rows whose description contains a text, whatever the case; `''`: all. */
  filter(text: string): void;
  /** Changes numbers in single rows, the way its documentation advises for live data. The sort stays right. */
  update(changes: readonly Change[]): void;
  /**
   * For those that paint instead of making elements: what a cell shows is painted as a colour at its upper left corner,
   * red × 65536 + green × 256 + blue being the number. Gives the canvas and where its rows begin.
   */
  canvas?(): { element: HTMLCanvasElement; top: number };
}
