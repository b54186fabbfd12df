import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'times';

/** Measures the checks of stories, each under its name. */
type Timed = <Result>(check: string, work: () => Promise<Result>) => Promise<Result>;

/** @param folder where all workers of a run note milliseconds; without one nothing is noted */
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

/** Seconds of each check in all stories of a run, by the clock of its workers; the longest first. */
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
