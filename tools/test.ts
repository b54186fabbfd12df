// npm test: runs one suite after the other, each on all cores, and counts their tests together.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from './chromium.ts';
import { fromRoot } from './paths.ts';
import { isCommit, reachedSince } from './testing/changed.ts';
import { readTestOptions, type TestOptions, USAGE } from './testing/options.ts';
import { measureProcessorTime } from './testing/processorTime.ts';
import { type Count, isWanted, type Portion, SUITES, type Suite } from './testing/suites.ts';
import { keepTimes, recordTimes, type SuiteTime, slowestEndToEnd, slowestStories } from './testing/times.ts';

const folder = fromRoot('.cache', 'test');
const say = (text: string) => process.stdout.write(`${text}\n`);
const secondsSince = (started: number) => Math.round((performance.now() - started) / 1000);

function getPlaces({ name }: Suite) {
  const slug = name.replace(/\W+/g, '-');
  return { log: `${folder}/${slug}.log`, report: `${folder}/${slug}.json` };
}

function lastLines(path: string, count: number): string {
  return existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n').slice(-count).join('\n') : '';
}

async function runSuite(suite: Suite, portion: Portion, prepared?: Promise<unknown>): Promise<SuiteTime> {
  const places = getPlaces(suite);
  const started = performance.now();
  const processorTime = measureProcessorTime();
  let count: Count;
  try {
    count = await suite.run(places, portion, prepared);
  } catch (error) {
    say(String(error));
    count = { passed: 0, failed: 1 };
  }
  const seconds = secondsSince(started);
  const processor = processorTime();
  if (count.failed > 0) say(`\n${lastLines(places.log, 120)}\n\n(all of it: ${places.log})`);
  if (count.why) say(count.why);
  say(`${suite.name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`);
  return { ...count, name: suite.name, seconds, processor };
}

function options(): TestOptions {
  const names = SUITES.map(({ name }) => name);
  try {
    return readTestOptions(process.argv.slice(2), names, isCommit);
  } catch (error) {
    say(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    return process.exit(2);
  }
}

/** Returns the report of a suite, if it ran. */
function getReport(name: string) {
  const suite = SUITES.find((each) => each.name === name);
  const path = suite ? getPlaces(suite).report : '';
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

/**
 * Returns the slowest tests of each kind.
 * @param count how many of each
 */
function slowestTests(count: number) {
  const [stories, endToEnd] = [getReport('stories'), getReport('end-to-end')];
  return {
    stories: stories ? slowestStories(stories, count) : [],
    endToEnd: endToEnd ? slowestEndToEnd(endToEnd, count) : [],
  };
}

function printSlowest(count: number): void {
  for (const [kind, tests] of Object.entries(slowestTests(count))) {
    if (tests.length > 0) say(`\nThe slowest ${kind}, in milliseconds:`);
    for (const { name, milliseconds } of tests) say(`${String(Math.round(milliseconds)).padStart(7)}  ${name}`);
  }
}

/** Number of slow tests stored with a run. */
const LISTED = 10;

async function main(): Promise<void> {
  const { suites: words, changed, record, slowest, shard, thorough } = options();
  process.env.CHROMIUM = findChromium();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const started = performance.now();
  const reach = changed === null ? null : await reachedSince(changed);
  // A suite named on the command line always runs.
  const selected = SUITES.filter((suite) => {
    const named = words.length === 0 ? isWanted(suite, thorough) : words.some((word) => suite.name.includes(word));
    return named && (reach?.suites.has(suite.name) ?? true);
  });
  if (thorough !== null) say(`Beside what protects a change: part ${thorough} of what npm run test:all runs.`);
  const prepared = new Map(selected.map((suite) => [suite, suite.prepare?.()]));
  // The suite itself reports the failure later.
  for (const each of prepared.values()) each?.catch(() => undefined);
  const times: SuiteTime[] = [];
  for (const suite of selected) times.push(await runSuite(suite, { reach, shard, thorough }, prepared.get(suite)));
  const seconds = secondsSince(started);
  const isFullRun = words.length === 0 && changed === null && shard === null;
  if (isFullRun) {
    const run = keepTimes(times, seconds, slowestTests(LISTED));
    if (record) recordTimes(run);
  }
  if (slowest > 0) printSlowest(slowest);
  const passed = times.reduce((sum, time) => sum + time.passed, 0);
  const failed = times.reduce((sum, time) => sum + time.failed, 0);
  say(`\n${seconds} s\n${passed} passed, ${failed} failed`);
  // Running no tests is a failure unless the change reaches none.
  process.exit(failed > 0 || (passed === 0 && reach === null) ? 1 : 0);
}

await main();
