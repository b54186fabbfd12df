import { availableParallelism } from 'node:os';
import type { Studio } from './studio.ts';
import { openStudio } from './studio.ts';

/** One browser more than cores, because browsers often wait for a page. */
const workers = () => availableParallelism() + 1;

export interface Pace {
  screenshots: number;
  milliseconds: number;
}

export const perMinute = ({ screenshots, milliseconds }: Pace) =>
  Math.round((screenshots * 60_000) / Math.max(1, milliseconds));

/**
 * Runs a task for every item, with one browser per worker. A crashed browser is replaced.
 * @param task returns the number of screenshots it took
 */
export async function inStudios<Item>(
  executable: string,
  items: readonly Item[],
  task: (studio: Studio, item: Item) => Promise<number>,
): Promise<Pace> {
  const started = performance.now();
  const queue = [...items];
  let screenshots = 0;
  const timer = setInterval(() => {
    const pace = perMinute({ screenshots, milliseconds: performance.now() - started });
    process.stderr.write(`  ${items.length - queue.length} of ${items.length} stories, ${pace} shots a minute\n`);
  }, 15_000);
  const worker = async () => {
    let studio = await openStudio(executable);
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      if (studio.page.isClosed()) studio = await openStudio(executable);
      const count = await task(studio, item);
      screenshots += count;
    }
    await studio.close();
  };
  try {
    await Promise.all(Array.from({ length: Math.min(workers(), items.length) }, worker));
  } finally {
    clearInterval(timer);
  }
  return { screenshots, milliseconds: performance.now() - started };
}
