/** What is measured: the same work in a worker and on the page's own thread, and what the machine does to a page that rests. */
export const MODES = ['export, worker', 'export, page', 'print, worker', 'print, page', 'nothing'] as const;
export type Mode = (typeof MODES)[number];

/** What one piece of work took. */
export interface Taken {
  /** ms by the clock. */
  took: number;
  /** The longest time for which the page could do nothing else, ms. */
  gap: number;
  /** Of the file. */
  bytes: number;
}

/** What the page offers as `window.bench`. */
export interface DocumentsBench {
  run(mode: Mode): Promise<Taken>;
}
