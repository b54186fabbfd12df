import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { fromRoot } from '../paths.ts';
import type { Count } from './suites.ts';

/** What one suite took. */
export interface SuiteTime extends Count {
  name: string;
  /** Seconds by the clock. Suites run side by side, so they add up to more than the whole. */
  seconds: number;
}

/** One run of `npm test`. */
interface RunTimes {
  /** `2026-03-02` */
  date: string;
  cores: number;
  seconds: number;
  suites: SuiteTime[];
}

const KEPT = 50;
const file = fromRoot('.cache', 'test-times.json');
const page = fromRoot('docs', 'testing.md');
const BETWEEN = /(<!-- times -->\n)[\s\S]*?(\n<!-- \/times -->)/;

/** The runs on this machine that were kept, oldest first. */
const readTimes = (): RunTimes[] => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []);

/** Keeps what a run took, beside those before it. */
export function keepTimes(suites: readonly SuiteTime[], seconds: number): RunTimes {
  const run: RunTimes = {
    date: new Date().toISOString().slice(0, 10),
    cores: availableParallelism(),
    seconds,
    suites: [...suites],
  };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify([...readTimes(), run].slice(-KEPT), null, 2)}\n`);
  return run;
}

/** The table of a run, as docs/testing.md shows it. */
export function tableOf({ date, cores, seconds, suites }: RunTimes): string {
  const rows = [
    ...suites.map(({ name, passed, seconds: took }) => [name, String(passed), String(took)]),
    ['**all**', String(suites.reduce((sum, { passed }) => sum + passed, 0)), `**${seconds}**`],
  ];
  const head = ['suite', 'tests', 'seconds'];
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [`Measured on ${date}, with ${cores} cores:`, '', line(head), rule, ...rows.map(line)].join('\n');
}

/** Text with the table of a run in its place. @throws if it has no place for one */
export function withTable(text: string, run: RunTimes): string {
  if (!BETWEEN.test(text)) throw new Error('docs/testing.md has no place for the table of times.');
  return text.replace(BETWEEN, (_, before: string, after: string) => `${before}\n${tableOf(run)}\n${after}`);
}

/** Puts a run's table into docs/testing.md. */
export function recordTimes(run: RunTimes): void {
  writeFileSync(page, withTable(readFileSync(page, 'utf8'), run));
}

interface StoriesReport {
  testResults: { assertionResults: { fullName: string; duration?: number | null }[] }[];
}

/** The stories of a report that took longest, each with its milliseconds. */
export function slowestOf({ testResults }: StoriesReport, count: number): { name: string; milliseconds: number }[] {
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .map(({ fullName, duration }) => ({ name: fullName, milliseconds: duration ?? 0 }))
    .sort((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, count);
}
