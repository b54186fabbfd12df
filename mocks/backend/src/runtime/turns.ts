/** One piece of work at a time for each key; the others wait for it. */
export interface Turns {
  /**
   * Waits for one's turn.
   * @returns what ends the turn; null at once where too many wait already
   */
  take(key: string): Promise<() => void> | null;
}

/** @param maxWaiting how many may wait behind the one at work */
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
