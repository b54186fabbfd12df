/** These functions run in the page: each is serialized, so it cannot use anything of this module. */

/** When content became visible, ms since the request. */
export interface Seen {
  /** Time of the last server answer. */
  answered: number;
  painted: number;
  /** Longest time without a frame meanwhile. */
  gap: number;
}

/** The grid to wait for: its row count, with at least one row rendered, and optionally a certain row. */
export interface Awaited {
  grid: string;
  rows: number;
  /** `aria-rowindex`. */
  row?: number;
}

/** Waits for the next press of a key or button, then for the frame that shows the grid. */
export function watchGrid({ grid, rows, row }: Awaited): { seen: Promise<Seen> } {
  const isShown = () => {
    const found = document.querySelector(`:is([role="grid"], [role="treegrid"])[aria-label="${grid}"]`);
    if (Number(found?.getAttribute('aria-rowcount')) < rows) return false;
    const sought = row === undefined ? '[data-index]' : `[aria-rowindex="${row}"]`;
    return Boolean(found?.querySelector(`[role="row"]${sought}:not([hidden])`));
  };
  // Drops earlier entries, which are not measured and fill the buffer.
  performance.clearResourceTimings();
  const seen = new Promise<Seen>((resolve, reject) => {
    let pressedAt: number | null = null;
    let gap = 0;
    let before = performance.now();
    const start = (event: Event) => {
      pressedAt ??= event.timeStamp;
    };
    for (const type of ['keydown', 'pointerdown']) addEventListener(type, start, { capture: true, once: true });
    const checkFrame = () => {
      const now = performance.now();
      if (pressedAt !== null) gap = Math.max(gap, now - before);
      before = now;
      if (pressedAt !== null && now - pressedAt > 60_000) reject(new Error(`${grid} did not come in a minute`));
      else if (pressedAt === null || !isShown()) requestAnimationFrame(checkFrame);
      else {
        // A message arrives after the paint of this callback's frame.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const from = pressedAt ?? 0;
          const ends = performance.getEntriesByType('resource').map((entry) => entry as PerformanceResourceTiming);
          const answered = Math.max(0, ...ends.map(({ responseEnd }) => responseEnd - from));
          resolve({ answered, painted: performance.now() - from, gap });
        };
        port2.postMessage(null);
      }
    };
    requestAnimationFrame(checkFrame);
  });
  return { seen };
}

/** Measurements of scrolling through a grid. */
export interface Scrolled {
  /** Frame durations in ms. */
  frames: number[];
  /** Frames in which a visible row was missing. */
  blank: number;
  /** Maximum number of rows in the document at once. */
  rendered: number;
}

/** Scrolls a grid from its first row to its last in the given number of frames. */
export async function scrollThrough({ grid, frames: count }: { grid: string; frames: number }): Promise<Scrolled> {
  const scroller = document.querySelector<HTMLElement>(`[role="grid"][aria-label="${grid}"]`);
  if (!scroller) throw new Error(`There is no ${grid}.`);
  const maxScroll = scroller.scrollHeight - scroller.clientHeight;
  const scrolled: Scrolled = { frames: [], blank: 0, rendered: 0 };
  const frame = () => new Promise<number>((next) => requestAnimationFrame(next));
  let before = await frame();
  for (let at = 1; at <= count; at += 1) {
    scroller.scrollTop = (maxScroll * at) / count;
    const now = await frame();
    scrolled.frames.push(now - before);
    before = now;
    const { left, top, width, height } = scroller.getBoundingClientRect();
    const middle = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!middle?.closest('[role="row"][data-index]')) scrolled.blank += 1;
    scrolled.rendered = Math.max(scrolled.rendered, scroller.querySelectorAll('[role="row"][data-index]').length);
  }
  return scrolled;
}

/** What an arriving answer changed on the screen. */
export interface Arrived {
  /** Until its row was painted, ms. */
  painted: number;
  /** Rows whose elements changed. */
  rows: number;
  /** Whether focus and scroll position stayed. */
  retained: boolean;
}

/** Watches the rows of a grid until one shows a word. */
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
    const checkFrame = () => {
      const now = performance.now();
      if (now - from > 30_000) return reject(new Error(`${row} did not say ${word} in half a minute`));
      if (!painted && sought?.textContent.includes(word)) painted = now - from;
      // Changes within the next second are caused by it, too.
      if (!painted || now - from < painted + 1000) return requestAnimationFrame(checkFrame);
      note(observer.takeRecords());
      observer.disconnect();
      const isStable = document.activeElement === activeElement && found.scrollTop === scrollTop;
      resolve({ painted, rows: changed.size, retained: isStable });
    };
    requestAnimationFrame(checkFrame);
  });
  return { arrived };
}
