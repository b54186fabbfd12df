import './page.css';
import { contender } from '#contender';
import { ROW_HEIGHT } from './columns.ts';
import type { Change } from './contender.ts';
import { Frames } from './frames.ts';
import { type GridReader, readerOf } from './gridReader.ts';
import type { BenchPage, FrameReport, ScrollPlan, Wrong } from './protocol.ts';
import { type Line, makeRows, randomFrom, type SortField } from './rows.ts';
import { Truth } from './truth.ts';

/** Frames to wait for anything before it counts as never. */
const PATIENCE = 600;
const LONG_FRAME = 25;
/** The row that changes live, from the top. */
const WATCHED = 3;

const host = document.getElementById('host') as HTMLElement;
const frames = new Frames();
const random = randomFrom(4);
let rows: Line[] = [];
let rich = false;
let truth: Truth;
let reader: GridReader;
/** Whether the browser has said that something was scrolled. */
let scrolled = false;
/** What the grid was told last. */
let asked: { sort: SortField | null; filter: string } = { sort: null, filter: '' };

/** Waits until something is so as a frame is painted. */
async function until(what: string, so: () => boolean): Promise<void> {
  for (let frame = 0; frame < PATIENCE; frame++) {
    let done = false;
    await frames.next(() => {
      done = so();
    });
    if (done) return;
  }
  throw new Error(`${what} was not to be seen after ${PATIENCE} frames.`);
}

/** Heights at which a frame is looked at: in the first whole row, halfway, and in the last whole row. */
function looks(): number[] {
  const partial = reader.scroller.scrollTop % ROW_HEIGHT;
  const whole = Math.floor((reader.height - partial) / ROW_HEIGHT) - 1;
  return [0, Math.floor(whole / 2), whole].map((row) => row * ROW_HEIGHT + ROW_HEIGHT / 2);
}

/** What is wrong with the rows in sight, if anything; `before` is where the grid was scrolled to in the last frame. */
function judge(before?: number): 'right' | Wrong {
  const { scrollTop } = reader.scroller;
  const seen = looks().map((y) => ({ y, id: reader.numberAt('id', y) }));
  const wrong = (from: number) =>
    seen.some(({ y, id }) => {
      const position = Math.floor((from + y) / ROW_HEIGHT);
      return position < truth.length && !truth.fits(id ?? -1, position);
    });
  if (!wrong(scrollTop)) return 'right';
  if (before !== undefined && !wrong(before)) return 'late';
  return seen.some(({ id }) => id === null) ? 'blank' : 'stale';
}

function change(changes: readonly Change[]): void {
  for (const each of changes) truth.change(each);
  contender.update(changes);
}

document.addEventListener(
  'scroll',
  () => {
    scrolled = true;
  },
  { capture: true },
);

const page: BenchPage = {
  prepare(count, asRich) {
    rich = asRich;
    rows = makeRows(count);
    truth = new Truth(rows);
  },

  async mount() {
    contender.mount(host, rows, rich);
    let found: GridReader | null = null;
    await until('The first row', () => {
      found = readerOf(host, contender);
      return found !== null;
    });
    reader = found as unknown as GridReader;
    await until('The last row in sight', () => judge() === 'right');
  },

  async scroll({ from, step, frames: count }: ScrollPlan): Promise<FrameReport> {
    const report = { frames: count, late: 0, stale: 0, blank: 0, noEvent: 0, long: 0 };
    reader.scroller.scrollTop = from * ROW_HEIGHT;
    await frames.next();
    let last = performance.now();
    for (let frame = 1; frame <= count; frame++) {
      const before = reader.scroller.scrollTop;
      scrolled = false;
      reader.scroller.scrollTop = (from + frame * step) * ROW_HEIGHT;
      await frames.next(() => {
        const verdict = scrolled ? judge(before) : 'noEvent';
        if (verdict !== 'right') report[verdict]++;
      });
      const now = performance.now();
      if (now - last > LONG_FRAME) report.long++;
      last = now;
    }
    return report;
  },

  expectOrder(sort, filter) {
    truth.arrange(sort, filter);
    return truth.length;
  },

  async arrange() {
    if (asked.filter !== truth.filter) contender.filter(truth.filter);
    if (asked.sort !== truth.sort) contender.sort(truth.sort);
    asked = { sort: truth.sort, filter: truth.filter };
    await until(`Rows sorted by ${truth.sort}, filtered by '${truth.filter}',`, () => judge() === 'right');
  },

  async stream(updates) {
    const y = WATCHED * ROW_HEIGHT + ROW_HEIGHT / 2;
    const id = truth.rowAt(Math.floor((reader.scroller.scrollTop + y) / ROW_HEIGHT));
    let behind = 0;
    const first = 100_000;
    for (let update = 0; update < updates; update++) {
      change([{ id, field: 'stock', value: first + update }]);
      await frames.next(() => {
        const shown = reader.numberAt('stock', y);
        behind = Math.max(behind, shown === null || shown < first ? update + 1 : first + update - shown);
      });
    }
    await until('The last change', () => reader.numberAt('stock', y) === first + updates - 1);
    return behind;
  },

  async burst(bursts, size) {
    for (let burst = 0; burst < bursts; burst++) {
      change(
        Array.from({ length: size }, () => ({
          id: Math.floor(random() * rows.length),
          field: 'price' as const,
          value: Math.floor(random() * 5_000_000),
        })),
      );
      await frames.next();
    }
  },

  async settle() {
    truth.arrange(truth.sort, truth.filter);
    for (let frame = 0; frame < 60; frame++) {
      let right = false;
      await frames.next(() => {
        right = judge() === 'right';
      });
      if (right) return true;
    }
    return false;
  },
};
window.bench = page;
