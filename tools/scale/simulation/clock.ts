/** A simulated clock: time advances once nothing is left to do at a moment. */
export interface SimulatedClock {
  /** Milliseconds since the simulation started. */
  now(): number;
  /**
   * Runs a task after a delay in ms.
   * @returns the id that `clear` takes
   */
  after(ms: number, task: () => void): number;
  clear(timer: number): void;
  /** Advances to a moment, in ms since the start. */
  run(until: number): Promise<void>;
}

interface Task {
  due: number;
  timer: number;
  task(): void;
}

const isBefore = (a: Task, b: Task) => a.due - b.due || a.timer - b.timer;

/** A binary heap with the earliest task on top. */
function createHeap() {
  const tasks: Task[] = [];
  const swap = (a: number, b: number) => {
    [tasks[a], tasks[b]] = [tasks[b] as Task, tasks[a] as Task];
  };
  const isEarlier = (a: number, b: number) => isBefore(tasks[a] as Task, tasks[b] as Task) < 0;
  return {
    top: () => tasks[0],
    push(task: Task) {
      let at = tasks.push(task) - 1;
      for (let parent = (at - 1) >> 1; at > 0 && isEarlier(at, parent); parent = (at - 1) >> 1) {
        swap(at, parent);
        at = parent;
      }
    },
    pop() {
      const last = tasks.pop() as Task;
      if (tasks.length === 0) return;
      tasks[0] = last;
      for (let at = 0; ; ) {
        let first = at;
        for (const child of [2 * at + 1, 2 * at + 2])
          if (child < tasks.length && isEarlier(child, first)) first = child;
        if (first === at) return;
        swap(at, first);
        at = first;
      }
    },
  };
}

/** Waits until pending promises resolved; does not cover the network. */
const flushPromises = () => new Promise<void>((resolve) => setImmediate(resolve));

export function createSimulatedClock(): SimulatedClock {
  const heap = createHeap();
  const cleared = new Set<number>();
  let now = 0;
  let timers = 0;
  return {
    now: () => now,
    after(ms, task) {
      timers += 1;
      heap.push({ due: now + Math.max(0, ms), timer: timers, task });
      return timers;
    },
    clear: (timer) => void cleared.add(timer),
    async run(until) {
      await flushPromises();
      for (let next = heap.top(); next && next.due <= until; next = heap.top()) {
        heap.pop();
        if (cleared.delete(next.timer)) continue;
        now = next.due;
        next.task();
        await flushPromises();
      }
      now = until;
    },
  };
}

/** The browser environment that a simulation provides. */
interface Surroundings {
  fetch: typeof fetch;
  /** Returns the milliseconds that a wait takes; longer than requested if waits are spread. */
  wait(ms: number): number;
}

/**
 * Replaces `setTimeout`, `Date` and `fetch` of this process with simulated ones until the returned function is called.
 */
export function surround(clock: SimulatedClock, { fetch, wait }: Surroundings): () => void {
  const real = { setTimeout, clearTimeout, Date, fetch: globalThis.fetch };
  class SimulatedDate extends Date {
    constructor(...given: ConstructorParameters<typeof Date> | []) {
      super(...((given.length > 0 ? given : [clock.now()]) as [number]));
    }
    static override now = clock.now;
  }
  const later = (task: () => void, ms = 0) => clock.after(wait(ms), task);
  Object.assign(globalThis, { setTimeout: later, clearTimeout: clock.clear, Date: SimulatedDate, fetch });
  return () => void Object.assign(globalThis, real);
}
