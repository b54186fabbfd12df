// npm test: everything, in the order in which mistakes are cheapest to find, with one count over all of it.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { coverageOf } from '../.storybook/manifest/coverage.ts';
import { buildApp, buildStorybook } from './builds.ts';
import { findChromium } from './chromium.ts';
import { fromRoot, storybookDist } from './paths.ts';
import { exitCode } from './run.ts';
import { serveFolder } from './static-server.ts';

interface Count {
  passed: number;
  failed: number;
}
interface Suite {
  name: string;
  run(log: string, report: string): Promise<Count>;
}

const folder = fromRoot('.cache', 'test');

/** A tool that only says yes or no counts as one. */
async function verdict(command: string, args: readonly string[], log: string): Promise<Count> {
  const passed = (await exitCode(command, args, { log })) === 0;
  return { passed: Number(passed), failed: Number(!passed) };
}

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites?: number;
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

async function vitest(projects: readonly string[], log: string, report: string): Promise<Count> {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
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

const suites: readonly Suite[] = [
  { name: 'format and lint', run: (log) => verdict('biome', ['ci', '.'], log) },
  { name: 'types', run: (log) => verdict('tsc', ['-p', 'tsconfig.json'], log) },
  { name: 'units, contract, repository', run: (log, report) => vitest(['node', 'dom', 'chromium'], log, report) },
  {
    name: 'builds and their sizes',
    async run(log, report) {
      await buildApp();
      await buildStorybook();
      const count = await vitest(['builds'], log, report);
      sayWhatIsShown();
      return count;
    },
  },
  {
    name: 'stories',
    async run(log, report) {
      const site = await serveFolder(storybookDist);
      const args = ['--url', site.url, '--index-json', '--json', '--outputFile', report];
      const code = await exitCode('test-storybook', args, { log });
      await site.close();
      return readJest(report, code);
    },
  },
  {
    name: 'visual self-test',
    // Proves with a few stories that pictures come out the same, and that what is planted is found.
    run: (log) => verdict(process.execPath, [fromRoot('tools', 'visual.ts'), '--self-test', '--sample', '12'], log),
  },
  {
    name: 'journeys',
    async run(log, report) {
      const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
      const config = fromRoot('tests', 'journeys', 'playwright.config.ts');
      const code = await exitCode('playwright', ['test', '--config', config], { log, env });
      try {
        const { stats } = JSON.parse(readFileSync(report, 'utf8'));
        return { passed: stats.expected, failed: Math.max(stats.unexpected + stats.flaky, code === 0 ? 0 : 1) };
      } catch {
        return { passed: 0, failed: 1 };
      }
    },
  },
];

function lastLines(path: string, count: number): string {
  return readFileSync(path, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  process.env.CHROMIUM = findChromium();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const total: Count = { passed: 0, failed: 0 };
  for (const { name, run } of suites) {
    if (wanted.length > 0 && !wanted.some((word) => name.includes(word))) continue;
    const slug = name.replace(/\W+/g, '-');
    const log = `${folder}/${slug}.log`;
    const started = performance.now();
    let count: Count;
    try {
      count = await run(log, `${folder}/${slug}.json`);
    } catch (error) {
      process.stdout.write(`${String(error)}\n`);
      count = { passed: 0, failed: 1 };
    }
    const seconds = Math.round((performance.now() - started) / 1000);
    if (count.failed > 0) process.stdout.write(`\n${lastLines(log, 120)}\n\n(all of it: ${log})\n`);
    process.stdout.write(`${name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)\n`);
    total.passed += count.passed;
    total.failed += count.failed;
  }
  process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
  process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
}

await main();
