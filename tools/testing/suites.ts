import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { coverageOf } from '../../.storybook/manifest/coverage.ts';
import { metKinds } from '../../tests/stories/touched.ts';
import { buildApp, buildStorybook } from '../builds.ts';
import { fromRoot, storybookDist } from '../paths.ts';
import { exitCode } from '../run.ts';
import { serveFolder } from '../static-server.ts';
import { failedPages } from './failedPages.ts';
import type { Task } from './schedule.ts';

export interface Count {
  passed: number;
  failed: number;
  /** What failed, where the end of the log does not say it. */
  why?: string;
}

/** Where one suite writes. */
interface Places {
  log: string;
  report: string;
}

export interface Suite extends Task {
  /** @param shard the part of it that runs here, '1/3'; suites that are not divided run whole */
  run(places: Places, reach: Reached | null, shard: string | null): Promise<Count>;
}

/** What a change reaches. Null in place of it means everything. */
export interface Reached {
  /** The commit since which something changed. */
  since: string;
  /** Titles of stories; null for all. */
  titles: readonly string[] | null;
  /** Suites that the change reaches. */
  suites: ReadonlySet<string>;
}

/** Tools that only say yes or no count as one. The log is that of the first that says no. */
async function verdict(log: string, ...commands: readonly (readonly [command: string, ...args: string[]])[]) {
  for (const [command, ...args] of commands) {
    if ((await exitCode(command, args, { log })) !== 0) return { passed: 0, failed: 1 };
  }
  return { passed: 1, failed: 0 };
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}

/** Reads a report of Vitest or Jest. A suite that could not even start counts as one failure. */
function readJest(path: string, code: number): Count {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8')) as JestReport;
    const failed = Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0, code === 0 ? 0 : 1);
    return { passed: report.numPassedTests, failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

async function vitest(projects: readonly string[], { log, report }: Places, since?: string): Promise<Count> {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  if (since !== undefined) args.push('--changed', since, '--passWithNoTests');
  const code = await exitCode('vitest', [...args, ...projects.map((project) => `--project=${project}`)], { log });
  return readJest(report, code);
}

/** States that wait for their area are counted where everybody sees them. */
function sayWhatIsShown(): void {
  const { entries } = JSON.parse(readFileSync(join(storybookDist, 'index.json'), 'utf8'));
  const { states, shown } = coverageOf(Object.values(entries));
  process.stdout.write(
    `The showroom shows ${shown} of ${states} states of the manifest; ${states - shown} are pending.\n`,
  );
}

/** The name of the file that the test-runner makes of a title. */
const fileOf = (title: string) => `/${toId(title)}.test.js`;

const shardOf = (shard: string | null) => (shard === null ? [] : [`--shard=${shard}`]);

async function stories(
  { log, report }: Places,
  titles: readonly string[] | null,
  shard: string | null,
): Promise<Count> {
  if (titles?.length === 0) return { passed: 0, failed: 0 };
  const site = await serveFolder(storybookDist);
  const args = [
    '--url',
    site.url,
    '--index-json',
    '--json',
    '--outputFile',
    report,
    ...shardOf(shard),
    ...(titles ?? []).map(fileOf),
  ];
  const folder = mkdtempSync(join(tmpdir(), 'mortar-stories-'));
  const code = await exitCode('test-storybook', args, { log, env: { STORY_NOTES: folder } });
  await site.close();
  const untouched = titles === null && shard === null ? metKinds(folder).missing() : [];
  rmSync(folder, { recursive: true });
  const { passed, failed } = readJest(report, code);
  if (untouched.length === 0) return { passed: passed + 1, failed };
  const why = `No picture shows these focused, pointed at and pressed; name a story in tests/visual/stories/touchedStories.json:\n  ${untouched.join('\n  ')}`;
  return { passed, failed: failed + 1, why };
}

async function journeys({ log, report }: Places, _reach: Reached | null, shard: string | null): Promise<Count> {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const config = fromRoot('tests', 'journeys', 'playwright.config.ts');
  const code = await exitCode('playwright', ['test', '--config', config, ...shardOf(shard)], { log, env });
  try {
    const written = JSON.parse(readFileSync(report, 'utf8'));
    const { expected, unexpected, flaky } = written.stats;
    return { passed: expected, failed: Math.max(unexpected + flaky, code === 0 ? 0 : 1), why: failedPages(written) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** The suites in the order in which mistakes are cheapest to find. */
export const SUITES: readonly Suite[] = [
  {
    name: 'format and lint',
    cores: 1,
    run: ({ log }) =>
      verdict(log, ['biome', 'ci', '--colors=off', '.'], ['knip', '--no-progress', '--treat-config-hints-as-errors']),
  },
  { name: 'types', cores: 1, run: ({ log }) => verdict(log, ['tsc', '-p', 'tsconfig.json']) },
  {
    name: 'units, contract, repository',
    cores: 2,
    after: ['types', 'format and lint'],
    run: (places, reach) => vitest(['node', 'dom', 'isolated', 'chromium'], places, reach?.since),
  },
  {
    name: 'builds and their sizes',
    cores: 2,
    async run(places) {
      await Promise.all([buildApp(), buildStorybook()]);
      const count = await vitest(['builds'], places);
      sayWhatIsShown();
      return count;
    },
  },
  {
    name: 'stories',
    cores: 2,
    after: ['builds and their sizes'],
    run: (places, reach, shard) => stories(places, reach?.titles ?? null, shard),
  },
  {
    name: 'visual self-test',
    cores: 2,
    after: ['builds and their sizes'],
    // Proves with a few stories that pictures come out the same, and that what is planted is found.
    run: ({ log }) => verdict(log, [process.execPath, fromRoot('tools', 'visual.ts'), '--self-test', '--sample', '4']),
  },
  { name: 'journeys', cores: 2, after: ['builds and their sizes'], run: journeys },
];
