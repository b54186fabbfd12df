/** Source of all moments and delays of the backend. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** Runs `task` once, in `ms` milliseconds. Returns a function that cancels it. */
  after(ms: number, task: () => void): () => void;
}

/** A clock that only moves when advanced, for tests and stories with fixed dates. */
export interface ManualClock extends Clock {
  /** Advances by `ms` milliseconds and runs due tasks in order. */
  advance(ms: number): void;
}

/**
 * Returns the machine's clock.
 * @param startAt when given, the clock starts at that moment and runs at normal speed
 */
export function systemClock(startAt?: number): Clock {
  const offset = startAt === undefined ? 0 : startAt - Date.now();
  return {
    now: () => Date.now() + offset,
    after(ms, task) {
      const timer: unknown = setTimeout(task, ms);
      // Under Node a pending answer of a simulator must not keep a process alive.
      (timer as { unref?: () => void }).unref?.();
      return () => clearTimeout(timer as ReturnType<typeof setTimeout>);
    },
  };
}

export function manualClock(startAt: number | string = '2026-03-02T06:30:00.000Z'): ManualClock {
  let now = typeof startAt === 'number' ? startAt : Date.parse(startAt);
  const tasks = new Set<{ due: number; run: () => void }>();
  const earliest = (until: number) => [...tasks].filter((task) => task.due <= until).sort((a, b) => a.due - b.due)[0];
  return {
    now: () => now,
    after(ms, run) {
      const task = { due: now + Math.max(0, ms), run };
      tasks.add(task);
      return () => tasks.delete(task);
    },
    advance(ms) {
      const until = now + ms;
      for (let task = earliest(until); task; task = earliest(until)) {
        tasks.delete(task);
        now = Math.max(now, task.due);
        task.run();
      }
      now = until;
    },
  };
}
