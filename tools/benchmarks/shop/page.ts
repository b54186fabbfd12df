/** These functions run in the page: each is serialized, so it cannot use anything of this module. */

/** Core Web Vitals of a page. */
export interface Vitals {
  /** Largest contentful paint, ms since navigation. */
  lcp: number;
  /** Sum of all layout shifts, including those after input. */
  shift: number;
  /** Descriptions of shifted elements. */
  moved: string[];
}

interface Shift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null }[];
}

interface Watching {
  vitals: Vitals;
}

/** Records vitals from the start of the page. */
export function watchVitals(): void {
  const vitals: Vitals = { lcp: 0, shift: 0, moved: [] };
  (window as unknown as Watching).vitals = vitals;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) vitals.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as Shift;
      vitals.shift += value;
      for (const { node } of sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        vitals.moved.push(`${element?.tagName}.${element?.className} ${value.toFixed(4)}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Returns the vitals so far and resets them. */
export function takeVitals(): Vitals {
  const { vitals } = window as unknown as Watching;
  const snapshot = { ...vitals };
  Object.assign(vitals, { shift: 0, moved: [] });
  return snapshot;
}

/** The expected card list: its count, each card with its image or placeholder. */
interface Awaited {
  label: string;
  count: number;
}

/** Returns whether the cards exist and the images in the viewport are rendered. */
export function cardsStand({ label, count }: Awaited): boolean {
  const cards = [...document.querySelectorAll(`ul[aria-label="${label}"] > li`)];
  if (cards.length !== count) return false;
  return cards.every((card) => {
    const { top, bottom } = card.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) return true;
    const picture = card.querySelector('.shop-picture');
    return picture !== null && (!(picture instanceof HTMLImageElement) || picture.complete);
  });
}

/** Measurements of scrolling through cards. */
export interface Scrolled {
  /** Frame durations in ms. */
  frames: number[];
}

/** Scrolls from the first card to the last in the given number of frames. */
export async function scrollThrough({ label, frames: count }: { label: string; frames: number }): Promise<Scrolled> {
  const list = document.querySelector(`ul[aria-label="${label}"]`);
  let scroller: Element | null = list;
  while (scroller && scroller.scrollHeight <= scroller.clientHeight + 1) scroller = scroller.parentElement;
  const scrolls = scroller ?? document.documentElement;
  const scrolled: Scrolled = { frames: [] };
  const frame = () => new Promise<number>((next) => requestAnimationFrame(next));
  let before = await frame();
  for (let at = 1; at <= count; at += 1) {
    // Recomputed each frame: heights of unrendered cards are estimates, so the end moves.
    scrolls.scrollTop = ((scrolls.scrollHeight - scrolls.clientHeight) * at) / count;
    const now = await frame();
    scrolled.frames.push(now - before);
    before = now;
  }
  const last = list?.lastElementChild?.getBoundingClientRect();
  if (!last || last.top > innerHeight) throw new Error('The last card never came into sight.');
  return scrolled;
}
