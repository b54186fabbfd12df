/** Controls of a captured page. */
export interface Still {
  /** Starts a story: resumes timers, resets the random seed, and drops timers of the previous story. */
  start(): void;
  /** Freezes the page: timers of a second or longer never fire. Records scroll positions. */
  hold(): void;
  /**
   * Restores the recorded scroll positions as far as possible.
   * @returns whether anything moved
   */
  scrollBack(): boolean;
  reseed(): void;
  /** Returns true while a short timer is pending. */
  expects(): boolean;
}

/** Shorter timers are part of switching brands; longer ones close toasts and retry requests. */
const LONG_WAIT_MS = 1000;

/**
 * Runs before any page script, with the clock stopped (`stopClock`): seeds random numbers and disables motion. Timers
 * continue, because stories and their backend depend on them.
 */
export function freezePage({ longWait }: { longWait: number }): void {
  let seed = 0;
  const random = () => {
    // Mulberry32: small and portable.
    seed = (seed + 0x6d2b79f5) | 0;
    let value = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
  Math.random = random;
  const hex = (length: number) => Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join('');
  if (globalThis.crypto) {
    crypto.randomUUID = () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
  }

  let isHeld = false;
  /** Number of the current story, so that timers of an earlier one are dropped. */
  let story = 0;
  const isOver = (born: number, delay: number) => delay >= longWait && (isHeld || born !== story);
  const upcoming = new Set<unknown>();
  const realTimeout = window.setTimeout.bind(window);
  const realClear = window.clearTimeout.bind(window);
  const realInterval = window.setInterval.bind(window);
  const callable = (handler: TimerHandler) => (typeof handler === 'function' ? handler : () => undefined);
  globalThis.setTimeout = ((handler: TimerHandler, delay = 0, ...args: unknown[]) => {
    const born = story;
    const timer: number = realTimeout(() => {
      upcoming.delete(timer);
      if (!isOver(born, delay)) callable(handler)(...args);
    }, delay);
    if (delay < longWait) upcoming.add(timer);
    return timer;
  }) as unknown as typeof setTimeout;
  globalThis.clearTimeout = ((timer?: number) => {
    upcoming.delete(timer);
    realClear(timer);
  }) as typeof clearTimeout;
  globalThis.setInterval = ((handler: TimerHandler, delay = 0, ...args: unknown[]) => {
    const born = story;
    return realInterval(() => (isOver(born, delay) ? undefined : callable(handler)(...args)), delay);
  }) as unknown as typeof setInterval;

  // Idle callbacks may be delayed longer than any timer on a busy machine.
  const realIdle = window.requestIdleCallback.bind(window);
  const realCancel = window.cancelIdleCallback.bind(window);
  globalThis.requestIdleCallback = (act, options) => {
    const born = story;
    const idle = realIdle((deadline) => {
      upcoming.delete(`idle ${idle}`);
      if (born === story) act(deadline);
    }, options);
    upcoming.add(`idle ${idle}`);
    return idle;
  };
  globalThis.cancelIdleCallback = (idle) => {
    upcoming.delete(`idle ${idle}`);
    realCancel(idle);
  };

  const style = () => {
    const sheet = document.createElement('style');
    sheet.textContent = `*, *::before, *::after {
      transition: none !important;
      animation-duration: 0s !important;
      animation-delay: 0s !important;
      animation-iteration-count: 1 !important;
      scroll-behavior: auto !important;
      caret-color: transparent !important;
    }`;
    document.documentElement.append(sheet);
  };
  if (document.documentElement) style();
  else document.addEventListener('readystatechange', style, { once: true });

  /** Scroll positions at the story's end; those at the end of their content stay there in other fonts. */
  let scrolled: { box: Element; left: number; top: number }[] = [];
  const isAtEnd = ({ scrollTop, scrollHeight, clientHeight }: Element) => scrollHeight - clientHeight - scrollTop <= 1;
  const noteScrolled = () => {
    scrolled = [...document.querySelectorAll('*')]
      .filter(({ scrollLeft, scrollTop }) => scrollLeft !== 0 || scrollTop !== 0)
      .map((box) => ({
        box,
        left: box.scrollLeft,
        top: box.scrollTop > 0 && isAtEnd(box) ? Number.MAX_SAFE_INTEGER : box.scrollTop,
      }));
  };
  const scrollBack = () =>
    scrolled.filter(({ box, left, top }) => {
      const before = [box.scrollLeft, box.scrollTop];
      box.scrollTo(left, top);
      return box.scrollLeft !== before[0] || box.scrollTop !== before[1];
    }).length > 0;

  (window as unknown as { still: Still }).still = {
    start: () => {
      isHeld = false;
      scrolled = [];
      story += 1;
      seed = 0;
      upcoming.clear();
    },
    hold: () => {
      isHeld = true;
      noteScrolled();
    },
    scrollBack,
    reseed: () => {
      seed = 0;
    },
    expects: () => upcoming.size > 0,
  };
}

export const freezePageArgs = { longWait: LONG_WAIT_MS };
