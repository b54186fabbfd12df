import type { SortField } from './rows.ts';

/** What frames showed, looked at after layout and before paint. */
export interface FrameReport {
  frames: number;
  /** Frames that showed what the scroll position of the frame before implies. */
  late: number;
  /** Frames that showed any other row than the one the scroll position implies. */
  stale: number;
  /** Frames that showed no row where one belongs. */
  blank: number;
  /** Frames that the browser painted before it told anybody of the scroll, so that nobody could be right: not judged. */
  noEvent: number;
  /** Frames that took longer than 25 ms of wall time: a hint only, on a busy machine. */
  long: number;
}

export type Wrong = 'late' | 'stale' | 'blank';

export interface ScrollPlan {
  /** First row at the top. */
  from: number;
  /** Rows moved each frame. */
  step: number;
  frames: number;
}

/** What the page can be told, from outside. Times are taken outside too. */
export interface BenchPage {
  /** Makes the rows, unmeasured. */
  prepare(count: number, rich: boolean): void;
  /** Shows the grid and waits until its first rows are painted. @throws if they never are */
  mount(): Promise<void>;
  scroll(plan: ScrollPlan): Promise<FrameReport>;
  /** Works out, unmeasured, what a sort or a filter has to show. */
  expectOrder(sort: SortField | null, filter: string): number;
  /** Sorts or filters as expected and waits until it is painted. @throws if it never is */
  arrange(): Promise<void>;
  /** One row in sight changes, once a frame. Gives how many frames the grid was behind at most. */
  stream(updates: number): Promise<number>;
  /** Many rows change their price, once a frame, while the rows are sorted by price. */
  burst(bursts: number, rows: number): Promise<void>;
  /** Whether the rows in sight are those that the expected order has there, after changes. Waits for them. */
  settle(): Promise<boolean>;
}

declare global {
  interface Window {
    bench: BenchPage;
  }
}
