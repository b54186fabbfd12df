/** Runs one task at a time per key; others wait. */
export interface Turns {
  /**
   * Waits for a turn.
   * @returns a function that ends the turn; null at once if too many wait already
   */
  take(key: string): Promise<() => void> | null;
}

/**
 * Creates the turns.
 * @param maxWaiting maximum number of waiting tasks
 */
export function createTurns(maxWaiting: number): Turns {
  const queues = new Map<string, { last: Promise<void>; taken: number }>();
  return {
    take(key) {
      const queue = queues.get(key) ?? { last: Promise.resolve(), taken: 0 };
      if (queue.taken > maxWaiting) return null;
      queue.taken += 1;
      queues.set(key, queue);
      const before = queue.last;
      let release = () => {};
      queue.last = new Promise((resolve) => {
        release = () => {
          resolve();
          queue.taken -= 1;
          if (queue.taken === 0) queues.delete(key);
        };
      });
      return before.then(() => release);
    },
  };
}
