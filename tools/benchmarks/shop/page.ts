/** What runs in the page: each function is sent there whole, and may use nothing of this module. */

/** What a page did while it came, as the browser reckons it (Core Web Vitals). */
export interface Vitals {
  /** When the largest picture or text was painted, ms since the address was asked for. */
  lcp: number;
  /** How far what stood there moved by itself: the sum of all shifts, those after a press included. */
  shift: number;
  /** What moved, for people to read. */
  moved: string[];
}

interface Shift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null }[];
}

interface Watching {
  vitals: Vitals;
}

/** Notes vitals from the page's first moment on. */
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

/** What was noted so far; what moves from here on counts anew. */
export function takeVitals(): Vitals {
  const { vitals } = window as unknown as Watching;
  const taken = { ...vitals };
  Object.assign(vitals, { shift: 0, moved: [] });
  return taken;
}

/** What a list of cards is to hold: so many, each with its picture or its stand-in. */
interface Awaited {
  label: string;
  count: number;
}

/** Whether the cards are there, and the pictures of those in sight are drawn. */
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

/** What scrolling through cards took. */
export interface Scrolled {
  /** Frames, ms from one to the next. */
  frames: number[];
}

/** Scrolls from the first card to the last in so many frames. */
export async function scrollThrough({ label, frames: count }: { label: string; frames: number }): Promise<Scrolled> {
  const list = document.querySelector(`ul[aria-label="${label}"]`);
  let scroller: Element | null = list;
  while (scroller && scroller.scrollHeight <= scroller.clientHeight + 1) scroller = scroller.parentElement;
  const scrolls = scroller ?? document.documentElement;
  const scrolled: Scrolled = { frames: [] };
  const frame = () => new Promise<number>((next) => requestAnimationFrame(next));
  let before = await frame();
  for (let at = 1; at <= count; at += 1) {
    // Heights of what was never in sight are guesses, so the end moves on the way.
    scrolls.scrollTop = ((scrolls.scrollHeight - scrolls.clientHeight) * at) / count;
    const now = await frame();
    scrolled.frames.push(now - before);
    before = now;
  }
  const last = list?.lastElementChild?.getBoundingClientRect();
  if (!last || last.top > innerHeight) throw new Error('The last card never came into sight.');
  return scrolled;
}
