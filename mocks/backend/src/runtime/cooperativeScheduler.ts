/**
 * Lets long work give way: whatever works in slices of time gets a turn of the event loop for each, one after the other,
 * so that however many there are, whatever else arrives waits for one slice of one of them.
 */
export interface CooperativeScheduler {
  /** Resolves in a slice of one's own; take one before the work begins. */
  yield(): Promise<void>;
  /** True once this slice is used up. */
  readonly shouldYield: boolean;
}

/** Milliseconds of work in one slice. */
const TIME_SLICE = 8;

// Taken when the module loads: tests that stop the clock must not stop the event loop.
const soon = (globalThis as { setImmediate?: (task: () => void) => unknown }).setImmediate ?? setTimeout;
const elapsed = performance.now.bind(performance);

/**
 * @param now milliseconds that only move on
 * @param turn resolves in a later turn of the event loop
 */
export function createCooperativeScheduler(
  now: () => number = elapsed,
  turn = () => new Promise<void>((resolve) => void soon(resolve)),
): CooperativeScheduler {
  let last = Promise.resolve();
  let startedAt = now();
  return {
    yield() {
      last = last.then(turn).then(() => {
        startedAt = now();
      });
      return last;
    },
    get shouldYield() {
      return now() - startedAt >= TIME_SLICE;
    },
  };
}
