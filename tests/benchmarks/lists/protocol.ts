/** The same rows, as many as are in sight mounted by `VirtualList`, or all of them. */
export const MODES = ['VirtualList', 'mapped'] as const;
export type Mode = (typeof MODES)[number];

/** What the page offers as `window.bench`; each ends when a frame was painted that shows it. */
export interface ListsBench {
  mount(mode: Mode, count: number): Promise<void>;
  /** One more row on top, as a push makes it. */
  push(): Promise<void>;
  /** How many elements the page has. */
  elements(): number;
}
