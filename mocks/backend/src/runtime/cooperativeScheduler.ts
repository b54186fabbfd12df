/**
 * Splits long work into time slices, each in its own turn of the event loop, so that other requests wait for at most
 * one slice.
 */
export interface CooperativeScheduler {
  /** Resolves in a new slice; call it before starting work. */
  yield(): Promise<void>;
  /** True once this slice is used up. */
  readonly shouldYield: boolean;
}

/** Milliseconds of work per slice. */
const TIME_SLICE = 8;

// Captured at load, so that tests with fake timers do not stop the event loop.
const soon = (globalThis as { setImmediate?: (task: () => void) => unknown }).setImmediate ?? setTimeout;
const elapsed = performance.now.bind(performance);

/**
 * Creates a scheduler.
 * @param now monotonic milliseconds
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
