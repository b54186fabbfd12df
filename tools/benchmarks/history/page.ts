/** What runs in the page: each function is sent there whole, and may use nothing of this module. */

/** When something could be seen, ms since it was asked for. */
export interface Seen {
  /** The last answer of the server had come. */
  answered: number;
  painted: number;
  /** The longest that no frame was begun meanwhile. */
  gap: number;
}

/** What is waited for: a grid that has so many rows, of which one at least is drawn, and the row of a number if one is named. */
export interface Awaited {
  grid: string;
  rows: number;
  /** `aria-rowindex`. */
  row?: number;
}

/** Waits for the next press of a key or button, then for the frame in which a grid stands. */
export function watchGrid({ grid, rows, row }: Awaited): { seen: Promise<Seen> } {
  const holds = () => {
    const found = document.querySelector(`:is([role="grid"], [role="treegrid"])[aria-label="${grid}"]`);
    if (Number(found?.getAttribute('aria-rowcount')) < rows) return false;
    const sought = row === undefined ? '[data-index]' : `[aria-rowindex="${row}"]`;
    return Boolean(found?.querySelector(`[role="row"]${sought}:not([hidden])`));
  };
  // What was fetched before is of no interest, and fills the list.
  performance.clearResourceTimings();
  const seen = new Promise<Seen>((resolve, reject) => {
    let asked: number | null = null;
    let gap = 0;
    let before = performance.now();
    const start = (event: Event) => {
      asked ??= event.timeStamp;
    };
    for (const type of ['keydown', 'pointerdown']) addEventListener(type, start, { capture: true, once: true });
    const look = () => {
      const now = performance.now();
      if (asked !== null) gap = Math.max(gap, now - before);
      before = now;
      if (asked !== null && now - asked > 60_000) reject(new Error(`${grid} did not come in a minute`));
      else if (asked === null || !holds()) requestAnimationFrame(look);
      else {
        // A message comes behind the paint of the frame that this callback belongs to.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const from = asked ?? 0;
          const ends = performance.getEntriesByType('resource').map((entry) => entry as PerformanceResourceTiming);
          const answered = Math.max(0, ...ends.map(({ responseEnd }) => responseEnd - from));
          resolve({ answered, painted: performance.now() - from, gap });
        };
        port2.postMessage(null);
      }
    };
    requestAnimationFrame(look);
  });
  return { seen };
}

/** What scrolling through a grid took. */
export interface Scrolled {
  /** Frames, ms from one to the next. */
  frames: number[];
  /** Frames in which a row that stood in sight was missing. */
  blank: number;
  /** The most rows that were in the document at once. */
  drawn: number;
}

/** Scrolls a grid from its first row to its last in so many frames. */
export async function scrollThrough({ grid, frames: count }: { grid: string; frames: number }): Promise<Scrolled> {
  const scroller = document.querySelector<HTMLElement>(`[role="grid"][aria-label="${grid}"]`);
  if (!scroller) throw new Error(`There is no ${grid}.`);
  const most = scroller.scrollHeight - scroller.clientHeight;
  const scrolled: Scrolled = { frames: [], blank: 0, drawn: 0 };
  const frame = () => new Promise<number>((next) => requestAnimationFrame(next));
  let before = await frame();
  for (let at = 1; at <= count; at += 1) {
    scroller.scrollTop = (most * at) / count;
    const now = await frame();
    scrolled.frames.push(now - before);
    before = now;
    const { left, top, width, height } = scroller.getBoundingClientRect();
    const middle = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!middle?.closest('[role="row"][data-index]')) scrolled.blank += 1;
    scrolled.drawn = Math.max(scrolled.drawn, scroller.querySelectorAll('[role="row"][data-index]').length);
  }
  return scrolled;
}

/** What an answer that arrived changed on the screen. */
export interface Arrived {
  /** Until its row was painted, ms. */
  painted: number;
  /** Rows whose elements changed. */
  rows: number;
  /** Whether the keyboard and the place stayed. */
  kept: boolean;
}

/** Watches the rows of a grid until one of them says a word; `start` and `end` stand around what happens. */
export function watchArrival({ grid, row, word }: { grid: string; row: string; word: string }): {
  arrived: Promise<Arrived>;
} {
  const found = document.querySelector<HTMLElement>(`[role="grid"][aria-label="${grid}"]`);
  if (!found) throw new Error(`There is no ${grid}.`);
  const changed = new Set<Element>();
  const { activeElement } = document;
  const { scrollTop } = found;
  const from = performance.now();
  const sought = [...found.querySelectorAll('[role="row"][data-index]')].find((one) => one.textContent.includes(row));
  const note = (records: readonly MutationRecord[]) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const one = element?.closest('[role="row"]');
      if (one) changed.add(one);
    }
  };
  const observer = new MutationObserver(note);
  observer.observe(found, { subtree: true, childList: true, characterData: true, attributes: true });
  const arrived = new Promise<Arrived>((resolve, reject) => {
    let painted = 0;
    const look = () => {
      const now = performance.now();
      if (now - from > 30_000) return reject(new Error(`${row} did not say ${word} in half a minute`));
      if (!painted && sought?.textContent.includes(word)) painted = now - from;
      // What comes a second later was brought by it, too.
      if (!painted || now - from < painted + 1000) return requestAnimationFrame(look);
      note(observer.takeRecords());
      observer.disconnect();
      const kept = document.activeElement === activeElement && found.scrollTop === scrollTop;
      resolve({ painted, rows: changed.size, kept });
    };
    requestAnimationFrame(look);
  });
  return { arrived };
}
