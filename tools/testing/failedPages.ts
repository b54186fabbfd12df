import { existsSync, readFileSync } from 'node:fs';

/** Of what Playwright's JSON reporter writes. */
interface Reported {
  suites?: Reported[];
  specs?: {
    title: string;
    tests: { results: { attachments?: { name: string; path?: string }[] }[] }[];
  }[];
}

const SNAPSHOT = /```yaml\n([\s\S]*?)\n```/;
/** How many lines of a long page are left: those at its end, where what was opened last stands. */
const LINES = 100;

/**
 * What stood on the pages of journeys that failed, as a screen reader has it: a failure that comes once in many runs leaves
 * nothing else behind.
 * @param report of Playwright's JSON reporter
 */
export function failedPages({ suites = [], specs = [] }: Reported): string {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .flatMap(({ attachments = [] }) => attachments)
      .flatMap(({ name, path }) => {
        if (name !== 'error-context' || path === undefined || !existsSync(path)) return [];
        const page = SNAPSHOT.exec(readFileSync(path, 'utf8'))?.[1];
        return page ? [`On the page of '${title}':\n${page.split('\n').slice(-LINES).join('\n')}`] : [];
      }),
  );
  return [...own, ...suites.map(failedPages)].filter(Boolean).join('\n\n');
}
