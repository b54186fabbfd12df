/** Something to run beside others. */
export interface Task {
  name: string;
  /** How many cores it keeps busy. */
  cores: number;
  /** Tasks that end before it begins, as far as they run at all. */
  after?: readonly string[];
}

/**
 * Runs tasks side by side as long as there are cores for them, in their order; one that wants more cores than there are
 * runs by itself.
 * @returns when all of them have ended; a task that throws ends everything
 */
export function runTogether<Each extends Task>(
  tasks: readonly Each[],
  cores: number,
  run: (task: Each) => Promise<void>,
): Promise<void> {
  const waiting = [...tasks];
  const running = new Set<Each>();
  const used = () => [...running].reduce((sum, task) => sum + task.cores, 0);
  const isHeld = ({ after = [] }: Task) => [...waiting, ...running].some(({ name }) => after.includes(name));
  return new Promise((resolve, reject) => {
    const begin = () => {
      if (waiting.length === 0 && running.size === 0) resolve();
      for (const task of [...waiting]) {
        if (isHeld(task)) continue;
        // The order holds: what comes later does not overtake what waits for cores.
        if (running.size > 0 && used() + task.cores > cores) return;
        waiting.splice(waiting.indexOf(task), 1);
        running.add(task);
        run(task).then(() => {
          running.delete(task);
          begin();
        }, reject);
      }
    };
    begin();
  });
}
