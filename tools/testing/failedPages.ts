import { existsSync, readFileSync } from 'node:fs';

/** The fields read from Playwright's JSON report. */
interface Reported {
  suites?: Reported[];
  specs?: {
    title: string;
    tests: { results: { attachments?: { name: string; path?: string }[] }[] }[];
  }[];
}

const SNAPSHOT = /```yaml\n([\s\S]*?)\n```/;
/** Number of lines shown of a long page, from its end, where the latest content is. */
const LINES = 100;

/**
 * Returns the accessibility snapshots of failed end-to-end tests: the only trace that a rare failure leaves.
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
