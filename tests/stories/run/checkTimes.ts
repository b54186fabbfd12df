import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'times';

/** Measures the named checks of stories. */
type Timed = <Result>(check: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Returns a function that measures checks.
 * @param folder where all workers of a run record milliseconds; nothing is recorded without it
 */
export function timedChecks(folder: string | undefined): Timed {
  return async (check, work) => {
    const started = performance.now();
    try {
      return await work();
    } finally {
      if (folder !== undefined) appendFileSync(join(folder, FILE), `${check}\t${performance.now() - started}\n`);
    }
  };
}

/** Returns the seconds of each check over all stories of a run, by its workers' clock; the longest first. */
export function checkSeconds(folder: string): [check: string, seconds: number][] {
  const path = join(folder, FILE);
  if (!existsSync(path)) return [];
  const sums = new Map<string, number>();
  for (const line of readFileSync(path, 'utf8').split('\n').slice(0, -1)) {
    const [check = '', milliseconds = '0'] = line.split('\t');
    sums.set(check, (sums.get(check) ?? 0) + Number(milliseconds) / 1000);
  }
  return [...sums].sort(([, one], [, other]) => other - one);
}
