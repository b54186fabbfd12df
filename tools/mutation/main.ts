// npm run mutation [-- PART]: changes one operator of the rules at a time and checks that a test fails.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fromRoot } from '../paths.ts';
import { exitCode } from '../run.ts';
import { isPart, PARTS, type PartName } from './parts.ts';
import {
  computeScore,
  getSurvivors,
  getTable,
  getTallies,
  type Report,
  sumOf,
  type Tally,
  withoutSurvivors,
} from './report.ts';

/** Minimum percentage of mutants per part that tests must notice. */
const MIN_SCORE = 85;
const STRYKER = 'tools/mutation/node_modules/@stryker-mutator';
const USAGE = `npm run mutation [-- PART… [--again] [--workers N]]
Parts: ${Object.keys(PARTS).join(', ')}; all of them unless some are named.
--again  run only what survived last time, and what changed since
`;

const getReport = (folder: string, part: PartName) => `${folder}/${part}.json`;
const getIncremental = (folder: string, part: PartName) => `${folder}/${part}.incremental.json`;
const say = (text: string) => process.stdout.write(`${text}\n`);

interface Options {
  /** Number of mutants tested in parallel. */
  workers: number;
  /** Reuse the last run's results for unchanged code. */
  again: boolean;
}

function getConfig(part: PartName, { workers, again }: Options, folder: string) {
  return {
    testRunner: 'vitest',
    plugins: [fromRoot(STRYKER, 'vitest-runner/dist/src/index.js')],
    vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
    mutate: [...PARTS[part].mutate, '!**/*.test.{ts,tsx}'],
    coverageAnalysis: 'perTest',
    concurrency: workers,
    tempDirName: '.cache/mutation/sandbox',
    ignorePatterns: ['/.cache', '/.data', '/docs', 'dist', 'storybook-static', 'test-results'],
    // Stryker would rewrite it with a compiler API that TypeScript 7 lacks.
    tsconfigFile: 'none',
    disableTypeChecks: false,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: getReport(folder, part) },
    incremental: true,
    incrementalFile: getIncremental(folder, part),
    force: !again,
    thresholds: { high: 95, low: 90, break: MIN_SCORE },
    warnings: { slow: false },
    allowConsoleColors: false,
  };
}

/** @throws if Stryker gives no result because a test failed before any mutation */
async function measure(part: PartName, options: Options): Promise<Report> {
  const folder = fromRoot('.cache', 'mutation');
  const reportFile = getReport(folder, part);
  const configFile = `${folder}/${part}.config.json`;
  mkdirSync(folder, { recursive: true });
  rmSync(reportFile, { force: true });
  const before = getIncremental(folder, part);
  if (options.again && existsSync(before)) {
    writeFileSync(before, JSON.stringify(withoutSurvivors(JSON.parse(readFileSync(before, 'utf8')))));
  }
  writeFileSync(configFile, JSON.stringify(getConfig(part, options, folder)));
  const code = await exitCode('node', [fromRoot(STRYKER, 'core/bin/stryker.js'), 'run', configFile], {
    env: { MUTATION_PART: part },
  });
  try {
    return JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
  } catch (error) {
    throw new Error(`The run of ${part} ended with ${code} and no report.`, { cause: error });
  }
}

/**
 * Measures the named parts, or all.
 * @returns the exit code: 1 if the tests of a part notice too few mutants
 */
async function main(argv: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      workers: { type: 'string', default: '1' },
      again: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const workers = Number(values.workers);
  const names = positionals.filter(isPart);
  if (values.help || names.length < positionals.length || !(workers >= 1)) {
    say(USAGE);
    return values.help ? 0 : 2;
  }
  const parts = names.length > 0 ? names : Object.keys(PARTS).filter(isPart);
  const sums: Tally[] = [];
  for (const part of parts) {
    const report = await measure(part, { workers, again: values.again });
    const tallies = getTallies(report);
    const sum = sumOf(part, tallies);
    sums.push(sum);
    say(`\n${getTable([...tallies, sum])}\n`);
    for (const survivor of getSurvivors(report)) say(`survived: ${survivor}`);
  }
  if (parts.length > 1) say(`\n${getTable([...sums, sumOf('in all', sums)])}`);
  const weak = sums.filter((sum) => computeScore(sum) < MIN_SCORE);
  for (const { name } of weak) say(`${name}: fewer than ${MIN_SCORE} % were noticed.`);
  return weak.length > 0 ? 1 : 0;
}

process.exit(await main(process.argv.slice(2)));
