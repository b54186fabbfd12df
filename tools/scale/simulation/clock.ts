/** A clock that is not real: time passes where nothing is left to do at a moment. */
export interface SimulatedClock {
  /** Milliseconds since the simulation began. */
  now(): number;
  /** Does something in so many milliseconds. @returns what `clear` takes */
  after(ms: number, task: () => void): number;
  clear(timer: number): void;
  /** Lets time pass until a moment, in ms since the beginning. */
  run(until: number): Promise<void>;
}

interface Task {
  due: number;
  timer: number;
  task(): void;
}

const isBefore = (one: Task, other: Task) => one.due - other.due || one.timer - other.timer;

/** A binary heap: what is due first is on top. */
function createHeap() {
  const tasks: Task[] = [];
  const swap = (one: number, other: number) => {
    [tasks[one], tasks[other]] = [tasks[other] as Task, tasks[one] as Task];
  };
  const comesFirst = (one: number, other: number) => isBefore(tasks[one] as Task, tasks[other] as Task) < 0;
  return {
    top: () => tasks[0],
    push(task: Task) {
      let at = tasks.push(task) - 1;
      for (let parent = (at - 1) >> 1; at > 0 && comesFirst(at, parent); parent = (at - 1) >> 1) {
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
          if (child < tasks.length && comesFirst(child, first)) first = child;
        if (first === at) return;
        swap(at, first);
        at = first;
      }
    },
  };
}

/** Everything that promises still have to do; what waits for the network does not come into it. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

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
      await settled();
      for (let next = heap.top(); next && next.due <= until; next = heap.top()) {
        heap.pop();
        if (cleared.delete(next.timer)) continue;
        now = next.due;
        next.task();
        await settled();
      }
      now = until;
    },
  };
}

/** What a browser's page has of its own, and a simulation gives it. */
interface Surroundings {
  fetch: typeof fetch;
  /** Milliseconds that a wait takes; longer than it was asked for where a wait is spread. */
  wait(ms: number): number;
}

/**
 * Gives code that knows nothing of a simulation its clock and its network: `setTimeout`, `Date` and `fetch` of this process
 * are others until what is returned is called.
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
