/**
 * Lets long work give way: everybody who works in turns gets a turn of the event loop for itself, one after the other,
 * so that however many there are, whatever else arrives waits for one share of one of them.
 */
export interface Turns {
  /** Resolves in a turn of one's own; take one before the work begins. */
  next(): Promise<void>;
  /** True once the share of this turn is used up. */
  readonly due: boolean;
}

/** Milliseconds of work in one turn. */
const SHARE = 8;

// Taken when the module loads: tests that stop the clock must not stop the event loop.
const soon = (globalThis as { setImmediate?: (task: () => void) => unknown }).setImmediate ?? setTimeout;
const elapsed = performance.now.bind(performance);

/**
 * @param now milliseconds that only move on
 * @param turn resolves in a later turn of the event loop
 */
export function createTurns(
  now: () => number = elapsed,
  turn = () => new Promise<void>((resolve) => void soon(resolve)),
): Turns {
  let last = Promise.resolve();
  let began = now();
  return {
    next() {
      last = last.then(turn).then(() => {
        began = now();
      });
      return last;
    },
    get due() {
      return now() - began >= SHARE;
    },
  };
}
