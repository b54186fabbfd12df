import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { fromRoot } from '../paths.ts';
import type { Count } from './suites.ts';

export interface SuiteTime extends Count {
  name: string;
  /** Seconds of wall-clock time. */
  seconds: number;
  /** Seconds of all processors together; null where the system does not report them. */
  processor: number | null;
}

/** A test and its wall-clock time. */
interface TestTime {
  name: string;
  milliseconds: number;
}

/** The times of one run of `npm test`. */
interface RunTimes {
  /** `2026-03-02` */
  date: string;
  cores: number;
  seconds: number;
  suites: SuiteTime[];
  /** The slowest of each kind, slowest first. */
  slowest: { stories: TestTime[]; endToEnd: TestTime[] };
}

const MAX_RUNS = 50;
const file = fromRoot('.cache', 'test-times.json');
const page = fromRoot('docs', 'testing.md');
const BETWEEN = /(<!-- times -->\n)[\s\S]*?(\n<!-- \/times -->)/;

/** Stored runs of this machine, oldest first. */
const readTimes = (): RunTimes[] => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []);

/** Stores the times of a run after those of earlier runs. */
export function keepTimes(suites: readonly SuiteTime[], seconds: number, slowest: RunTimes['slowest']): RunTimes {
  const run: RunTimes = {
    date: new Date().toISOString().slice(0, 10),
    cores: availableParallelism(),
    seconds,
    slowest,
    suites: suites.map(({ why, ...suite }) => suite),
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify([...readTimes(), run].slice(-MAX_RUNS), null, 2)}\n`);
  return run;
}

/** Returns a Markdown table: words left-aligned, numbers right-aligned. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

const rounded = (seconds: number | null) => (seconds === null ? '–' : String(Math.round(seconds)));
const sum = (numbers: readonly number[]) => numbers.reduce((before, number) => before + number, 0);
const isNumber = (value: number | null): value is number => value !== null;

/** Returns the tables of a run for docs/testing.md. */
export function getTables({ date, cores, seconds, suites, slowest }: RunTimes): string {
  const processor = suites.map((suite) => suite.processor).filter(isNumber);
  const checks = suites.flatMap((suite) => suite.checks ?? []);
  const tests = [...slowest.stories, ...slowest.endToEnd];
  const bySuite = [
    ...suites.map((suite) => [suite.name, String(suite.passed), rounded(suite.seconds), rounded(suite.processor)]),
    ['**all**', String(sum(suites.map(({ passed }) => passed))), `**${seconds}**`, `**${rounded(sum(processor))}**`],
  ];
  return [
    `Measured on ${date}, with ${cores} cores:`,
    table(['suite', 'tests', 'seconds', 'processor seconds'], bySuite),
    'What looks at stories, all workers together:',
    table(
      ['check', 'seconds'],
      checks.map(([check, each]) => [check, rounded(each)]),
    ),
    'The slowest stories and end-to-end tests:',
    table(
      ['story or test', 'seconds'],
      tests.map(({ name, milliseconds }) => [name, (milliseconds / 1000).toFixed(1)]),
    ),
  ].join('\n\n');
}

/**
 * Returns the text with the tables of a run in their place.
 * @throws if it has no place for them
 */
export function withTables(text: string, run: RunTimes): string {
  if (!BETWEEN.test(text)) throw new Error('docs/testing.md has no place for the times.');
  return text.replace(BETWEEN, (_, before: string, after: string) => `${before}\n${getTables(run)}\n${after}`);
}

/** Writes a run's tables to docs/testing.md. */
export function recordTimes(run: RunTimes): void {
  writeFileSync(page, withTables(readFileSync(page, 'utf8'), run));
}

interface StoriesReport {
  testResults: { assertionResults: { fullName: string; duration?: number | null }[] }[];
}

interface EndToEndReport {
  suites?: EndToEndReport[];
  specs?: { title: string; file: string; tests: { results: { duration: number }[] }[] }[];
}

const longest = (times: readonly TestTime[], count: number): TestTime[] =>
  times.toSorted((a, b) => b.milliseconds - a.milliseconds).slice(0, count);

export function slowestStories({ testResults }: StoriesReport, count: number): TestTime[] {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return longest(
    tests.map(({ fullName, duration }) => ({ name: fullName, milliseconds: duration ?? 0 })),
    count,
  );
}

function getTimes({ suites = [], specs = [] }: EndToEndReport): TestTime[] {
  const own = specs.map(({ title, file, tests }) => ({
    name: `${file}: ${title}`,
    milliseconds: sum(tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
  }));
  return [...own, ...suites.flatMap(getTimes)];
}

export const slowestEndToEnd = (report: EndToEndReport, count: number): TestTime[] => longest(getTimes(report), count);
