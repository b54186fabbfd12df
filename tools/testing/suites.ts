import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toId } from 'storybook/internal/csf';
import { getCoverage } from '../../.storybook/manifest/coverage.ts';
import { checkSeconds } from '../../tests/stories/run/checkTimes.ts';
import { readPart } from '../../tests/stories/run/part.ts';
import { metKinds } from '../../tests/stories/touched.ts';
import { buildApp, buildStorybook } from '../builds.ts';
import { fromRoot, storybookDist } from '../paths.ts';
import { exitCode } from '../run.ts';
import { serveFolder } from '../static-server.ts';
import { failedPages } from './failedPages.ts';

export interface Count {
  passed: number;
  failed: number;
  /** The cause of a failure, if the end of the log does not show it. */
  why?: string;
  /** Seconds of each kind of check by the workers' clock; includes waiting for other workers. */
  checks?: readonly (readonly [check: string, seconds: number])[];
}

/** Output paths of one suite. */
interface Places {
  log: string;
  report: string;
}

/** The part of a suite that runs here. */
export interface Portion {
  /** What a change reaches; null for everything. */
  reach: Reached | null;
  /** The shard, as '1/3'; suites that are not divided run in full. */
  shard: string | null;
  /** The part of what only `npm run test:all` runs in full, as '3/8'. */
  thorough: string | null;
}

export interface Suite {
  name: string;
  /** Set if only `npm run test:all` runs the suite: the part that runs it, counted from 0, or divided among all. */
  thorough?: number | 'divided';
  /** Started in the background with the first suite; `run` waits for it. */
  prepare?(): Promise<unknown>;
  /** @param prepared rejects if `prepare` failed */
  run(places: Places, portion: Portion, prepared?: Promise<unknown>): Promise<Count>;
}

/** Returns whether a suite runs in this part of what only `npm run test:all` runs in full. */
export function isWanted({ thorough }: Pick<Suite, 'thorough'>, part: string | null): boolean {
  if (thorough === undefined) return true;
  const selectedPart = readPart(part ?? undefined);
  return selectedPart !== null && (thorough === 'divided' || thorough % selectedPart.of === selectedPart.part - 1);
}

/** What a change reaches. Null in its place means everything. */
export interface Reached {
  /** The commit to compare with. */
  since: string;
  /** Titles of stories; null for all. */
  titles: readonly string[] | null;
  /** Suites that the change reaches. */
  suites: ReadonlySet<string>;
}

/** Runs tools that only pass or fail, as one test. The log is that of the first failure. */
async function runAsOneTest(log: string, ...commands: readonly (readonly [command: string, ...args: string[]])[]) {
  for (const [command, ...args] of commands) {
    if ((await exitCode(command, args, { log })) !== 0) return { passed: 0, failed: 1 };
  }
  return { passed: 1, failed: 0 };
}

/** Type-checks a project, with its log next to that of the suite. */
async function checkTypes(project: string, log: string): Promise<Count> {
  const count = await runAsOneTest(`${log}.types`, ['tsc', '-p', project]);
  return count.failed > 0 ? { ...count, why: readFileSync(`${log}.types`, 'utf8') } : count;
}

const both = (tests: Count, types: Count): Count => ({
  passed: tests.passed + types.passed,
  failed: tests.failed + types.failed,
  ...(types.why !== undefined && { why: types.why }),
});

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}

/** Reads a report of Vitest or Jest. A suite that could not start counts as one failure. */
function readJest(path: string, code: number): Count {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8')) as JestReport;
    const failed = Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0, code === 0 ? 0 : 1);
    return { passed: report.numPassedTests, failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

interface VitestOptions {
  /** The commit to compare with. */
  since?: string | undefined;
  env?: Record<string, string>;
}

async function vitest(
  projects: readonly string[],
  { log, report }: Places,
  { since, env = {} }: VitestOptions = {},
): Promise<Count> {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  if (since !== undefined) args.push('--changed', since, '--passWithNoTests');
  const code = await exitCode('vitest', [...args, ...projects.map((project) => `--project=${project}`)], { log, env });
  return readJest(report, code);
}

function printUnfinishedStates(): void {
  const { entries } = JSON.parse(readFileSync(join(storybookDist, 'index.json'), 'utf8'));
  const { states, shown } = getCoverage(Object.values(entries));
  process.stdout.write(
    `Storybook shows ${shown} of ${states} states of the manifest; ${states - shown} are pending.\n`,
  );
}

/** Stories tagged `thorough` repeat what others show, so only `npm run test:all` runs them. */
const THOROUGH_STORIES = { thorough: 3 };

/**
 * `npm run test:all` alone runs all cases of properties that start a server per case
 * (`mocks/backend/test/support/draws.ts`).
 */
const ALL_DRAWS = { thorough: 5 };

/** The file name that the test-runner makes of a title. */
const getFile = (title: string) => `/${toId(title)}.test.js`;

const getShard = (shard: string | null) => (shard === null ? [] : [`--shard=${shard}`]);

async function stories({ log, report }: Places, { reach, shard, thorough }: Portion): Promise<Count> {
  const titles = reach?.titles ?? null;
  if (titles?.length === 0) return { passed: 0, failed: 0 };
  const site = await serveFolder(storybookDist);
  // The runner takes the file for the argument after the last known option.
  const output = ['--json', '--outputFile', report];
  const tags = isWanted(THOROUGH_STORIES, thorough) ? [] : ['--excludeTags', 'thorough'];
  const args = [
    '--url',
    site.url,
    '--index-json',
    ...tags,
    ...getShard(shard),
    ...output,
    ...(titles ?? []).map(getFile),
  ];
  const folder = mkdtempSync(join(tmpdir(), 'mortar-stories-'));
  const env = { STORY_NOTES: folder, ...(thorough !== null && { STORY_THOROUGH: thorough }) };
  const code = await exitCode('test-storybook', args, { log, env });
  await site.close();
  const checks = checkSeconds(folder);
  const untouched = titles === null && shard === null ? metKinds(folder).missing() : [];
  rmSync(folder, { recursive: true });
  const { passed, failed } = readJest(report, code);
  if (untouched.length === 0) return { passed: passed + 1, failed, checks };
  const why = `No picture shows these focused, pointed at and pressed; name a story in tests/stories/touchedStories.json:\n  ${untouched.join('\n  ')}`;
  return { passed, failed: failed + 1, why, checks };
}

async function endToEnd({ log, report }: Places, ...chosen: readonly string[]): Promise<Count> {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const config = fromRoot('tests', 'end-to-end', 'playwright.config.ts');
  const code = await exitCode('playwright', ['test', '--config', config, ...chosen], { log, env });
  try {
    const written = JSON.parse(readFileSync(report, 'utf8'));
    const { expected, unexpected, flaky } = written.stats;
    return { passed: expected, failed: Math.max(unexpected + flaky, code === 0 ? 0 : 1), why: failedPages(written) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** The suites, cheapest failures first. */
export const SUITES: readonly Suite[] = [
  {
    name: 'format, lint, types',
    async run({ log }) {
      const [written, types] = await Promise.all([
        runAsOneTest(
          log,
          ['biome', 'ci', '--colors=off', '.'],
          ['knip', '--no-progress', '--treat-config-hints-as-errors'],
        ),
        checkTypes('tsconfig.json', log),
      ]);
      return both(written, types);
    },
  },
  {
    name: 'units, contract, repository',
    run: (places, { reach, thorough }) =>
      vitest(['node', 'dom', 'isolated', 'chromium'], places, {
        since: reach?.since,
        ...(isWanted(ALL_DRAWS, thorough) && { env: { TEST_DRAWS: 'all' } }),
      }),
  },
  {
    name: 'builds and their sizes',
    prepare: () => Promise.all([buildApp({ background: true }), buildStorybook({ background: true })]),
    async run(places, _portion, prepared) {
      await prepared;
      const count = await vitest(['builds'], places);
      printUnfinishedStates();
      return count;
    },
  },
  { name: 'stories', run: stories },
  { name: 'end-to-end', run: (places, { shard }) => endToEnd(places, '--grep-invert=@thorough', ...getShard(shard)) },
  {
    name: 'sweeps',
    thorough: 'divided',
    run: (places, { thorough }) => endToEnd(places, '--grep=@thorough', ...getShard(thorough)),
  },
  {
    name: 'visual self-test',
    thorough: 0,
    // Checks with a few stories that screenshots are reproducible and that seeded defects are found.
    run: ({ log }) =>
      runAsOneTest(log, [process.execPath, fromRoot('tests', 'visual', 'command.ts'), '--self-test', '--sample', '4']),
  },
  { name: 'mounts in Chromium', thorough: 1, run: (places) => vitest(['mounts'], places) },
  { name: 'deployments', thorough: 2, run: (places) => vitest(['deployments'], places) },
  {
    name: 'tools about the product',
    thorough: 'divided',
    async run(places) {
      const [types] = await Promise.all([checkTypes(fromRoot('tools', 'tsconfig.json'), places.log), buildStorybook()]);
      return both(await vitest(['tools'], places), types);
    },
  },
  { name: 'seeded defects', thorough: 4, run: (places) => vitest(['defects'], places) },
  { name: 'packages', thorough: 6, run: (places) => vitest(['packages'], places) },
];
