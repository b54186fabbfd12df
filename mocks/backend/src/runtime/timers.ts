import type { Clock } from './clock.ts';

/** Work that falls due by itself, each piece under a key. */
export interface Timers {
  /** Runs `work` in `ms` milliseconds, instead of what waited under the key. */
  after(key: string, ms: number, work: () => void): void;
  /** Runs at once whatever waits. Returns how much of it was done. */
  runAll(): number;
  close(): void;
}

const FIRST_RETRY = 1_000;
const LONGEST_RETRY = 60_000;

/**
 * Work that fails, as it does while the disk is full, is tried again after 1, 2, 4, … 60 seconds: it neither ends the
 * process nor is forgotten.
 * @param failed is told why, the first time that a piece of work fails
 */
export function createTimers(clock: Clock, failed: (error: unknown) => void): Timers {
  const waiting = new Map<string, { stop(): void; run(): boolean }>();

  function wait(key: string, ms: number, work: () => void, retry: number) {
    waiting.get(key)?.stop();
    const run = () => {
      waiting.get(key)?.stop();
      waiting.delete(key);
      try {
        work();
        return true;
      } catch (error) {
        if (retry === FIRST_RETRY) failed(error);
        wait(key, retry, work, Math.min(retry * 2, LONGEST_RETRY));
        return false;
      }
    };
    waiting.set(key, { stop: clock.after(ms, run), run });
  }

  return {
    after: (key, ms, work) => wait(key, ms, work, FIRST_RETRY),
    runAll: () => [...waiting.values()].filter(({ run }) => run()).length,
    close() {
      for (const { stop } of waiting.values()) stop();
      waiting.clear();
    },
  };
}
