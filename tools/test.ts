// npm test: everything, side by side where there are cores for it, with one count over all of it.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { findChromium } from './chromium.ts';
import { fromRoot } from './paths.ts';
import { isCommit, reachedSince } from './testing/changed.ts';
import { readTestOptions, type TestOptions, USAGE } from './testing/options.ts';
import { runTogether } from './testing/schedule.ts';
import { type Count, type Reached, SUITES, type Suite } from './testing/suites.ts';
import { keepTimes, recordTimes, type SuiteTime, slowestOf } from './testing/times.ts';

const folder = fromRoot('.cache', 'test');
const say = (text: string) => process.stdout.write(`${text}\n`);
const secondsSince = (started: number) => Math.round((performance.now() - started) / 1000);

function placesOf({ name }: Suite) {
  const slug = name.replace(/\W+/g, '-');
  return { log: `${folder}/${slug}.log`, report: `${folder}/${slug}.json` };
}

function lastLines(path: string, count: number): string {
  return existsSync(path) ? readFileSync(path, 'utf8').trimEnd().split('\n').slice(-count).join('\n') : '';
}

async function runSuite(suite: Suite, reach: Reached | null, shard: string | null): Promise<SuiteTime> {
  const places = placesOf(suite);
  const started = performance.now();
  let count: Count;
  try {
    count = await suite.run(places, reach, shard);
  } catch (error) {
    say(String(error));
    count = { passed: 0, failed: 1 };
  }
  const seconds = secondsSince(started);
  if (count.failed > 0) say(`\n${lastLines(places.log, 120)}\n\n(all of it: ${places.log})`);
  if (count.why) say(count.why);
  say(`${suite.name}: ${count.passed} passed, ${count.failed} failed (${seconds} s)`);
  return { name: suite.name, passed: count.passed, failed: count.failed, seconds };
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

function saySlowest(count: number): void {
  const stories = SUITES.find(({ name }) => name === 'stories');
  const { report = '' } = stories ? placesOf(stories) : {};
  if (count === 0 || !existsSync(report)) return;
  say(`\nThe slowest stories, in milliseconds:`);
  for (const { name, milliseconds } of slowestOf(JSON.parse(readFileSync(report, 'utf8')), count)) {
    say(`${String(milliseconds).padStart(7)}  ${name}`);
  }
}

async function main(): Promise<void> {
  const { suites: words, changed, record, slowest, shard } = options();
  process.env.CHROMIUM = findChromium();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const started = performance.now();
  const reach = changed === null ? null : await reachedSince(changed);
  const wanted = SUITES.filter(
    ({ name }) =>
      (words.length === 0 || words.some((word) => name.includes(word))) && (reach?.suites.has(name) ?? true),
  );
  const times: SuiteTime[] = [];
  await runTogether(wanted, Math.max(2, availableParallelism()), async (suite) => {
    times.push(await runSuite(suite, reach, shard));
  });
  const inOrder = wanted.flatMap(({ name }) => times.find((time) => time.name === name) ?? []);
  const seconds = secondsSince(started);
  const whole = words.length === 0 && changed === null && shard === null;
  if (whole) {
    const run = keepTimes(inOrder, seconds);
    if (record) recordTimes(run);
  }
  saySlowest(slowest);
  const passed = inOrder.reduce((sum, time) => sum + time.passed, 0);
  const failed = inOrder.reduce((sum, time) => sum + time.failed, 0);
  say(`\n${seconds} s\n${passed} passed, ${failed} failed`);
  // Nothing that a change reaches is no failure; nothing at all is.
  process.exit(failed > 0 || (passed === 0 && reach === null) ? 1 : 0);
}

await main();
