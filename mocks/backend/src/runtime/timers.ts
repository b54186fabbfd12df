import type { Clock } from './clock.ts';

/** Scheduled work by key. */
export interface Timers {
  /** Runs `work` in `ms` milliseconds, replacing earlier work with the key. */
  after(key: string, ms: number, work: () => void): void;
  /** Runs all waiting work at once. Returns how many succeeded. */
  runAll(): number;
  close(): void;
}

const FIRST_RETRY = 1_000;
const LONGEST_RETRY = 60_000;

/**
 * Creates timers. Failed work, for example on a full disk, is retried after 1, 2, 4, … 60 seconds; it neither ends the
 * process nor is lost.
 * @param failed called with the error of a task's first failure
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
