import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { buildApp } from '../../builds.ts';
import { appDist, fromRoot } from '../../paths.ts';
import { computeRatio, computeSpread, median } from '../measuring/statistics.ts';
import { aligned } from '../measuring/table.ts';
import { launch } from '../ordering/visit.ts';
import { readHistoryOptions } from './options.ts';
import { serveHistory } from './product.ts';
import { type ArrivalTimes, type HistoryTimes, measureArrival, measureHistory } from './visit.ts';

const REPORT = fromRoot('.cache', 'bench', 'history.json');

/** Frame duration that is visible as a stutter, ms. */
const LONG_FRAME = 50;

const MEASURES: Readonly<Record<string, (visit: HistoryTimes) => number>> = {
  'All Time: answered': ({ all }) => all.answered,
  'All Time: first rows painted': ({ all }) => all.painted,
  'of it the page’s own': ({ all }) => all.painted - all.answered,
  'of it the longest without a frame': ({ all }) => all.gap,
  'Ctrl+End: last row painted': ({ last }) => last,
  'Enter: items painted': ({ items }) => items,
  'scrolling: a frame, median': ({ scrolled }) => median(scrolled.frames),
  'scrolling: the longest frame': ({ scrolled }) => Math.max(...scrolled.frames),
  [`scrolling: frames over ${LONG_FRAME} ms`]: ({ scrolled }) => scrolled.frames.filter((ms) => ms > LONG_FRAME).length,
  'scrolling: frames without rows': ({ scrolled }) => scrolled.blank,
  'rows in the document at most': ({ scrolled }) => scrolled.rendered,
};

const say = (text: string) => process.stdout.write(`${text}\n`);

function shown(values: readonly number[]): string {
  const { median: middle, minimum, maximum } = computeSpread(values);
  return `${middle.toFixed(0)} [${minimum.toFixed(0)}–${maximum.toFixed(0)}]`;
}

type Rounds = ReadonlyMap<number, readonly HistoryTimes[]>;

/** Returns a table of each size and its ratio to the first. */
function historyTable(sizes: readonly number[], rounds: Rounds): string {
  const [first = 0, ...others] = sizes;
  const of = (size: number, measure: (visit: HistoryTimes) => number) => (rounds.get(size) ?? []).map(measure);
  const ratio = (size: number, measure: (visit: HistoryTimes) => number) => {
    const found = computeRatio(of(size, measure), of(first, measure));
    return found ? `${found.median.toFixed(2)} [${found.minimum.toFixed(2)}–${found.maximum.toFixed(2)}]` : '–';
  };
  return aligned([
    ['ms', ...sizes.map((size) => `${size} orders`), ...others.map((size) => `${size} / ${first}`)],
    ...Object.entries(MEASURES).map(([name, measure]) => [
      name,
      ...sizes.map((size) => shown(of(size, measure))),
      ...others.map((size) => ratio(size, measure)),
    ]),
  ]);
}

const arrivalTable = (responses: number, visits: readonly ArrivalTimes[]): string =>
  aligned([
    [`an answer among ${responses} responses`, 'value'],
    ['until its row is painted, ms', shown(visits.map(({ painted }) => painted))],
    ['rows whose elements changed', shown(visits.map(({ rows }) => rows))],
    ['responses asked for', shown(visits.map(({ calls }) => calls))],
    ['keyboard and place kept', visits.every(({ retained }) => retained) ? 'always' : 'no'],
  ]);

/**
 * Measures histories of several sizes and an arriving answer.
 * @returns the process' exit code
 */
export async function main(argv: readonly string[]): Promise<number> {
  const { rounds, orders, responses } = readHistoryOptions(argv);
  await buildApp();
  const history = new Map<number, HistoryTimes[]>(orders.map((size) => [size, []]));
  const arrivals: ArrivalTimes[] = [];
  for (let round = 0; round < rounds; round += 1) {
    process.stderr.write(`Round ${round + 1} of ${rounds}\n`);
    // Reverses the order in every other round, so that machine load affects each size equally.
    for (const size of round % 2 === 0 ? orders : orders.toReversed()) {
      const served = await serveHistory(appDist, size);
      const browser = await launch();
      history.get(size)?.push(await measureHistory(browser, served, size).finally(() => browser.close()));
      await served.close();
    }
    const served = await serveHistory(appDist, responses);
    const browser = await launch();
    arrivals.push(await measureArrival(browser, served).finally(() => browser.close()));
    await served.close();
  }
  mkdirSync(dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, JSON.stringify({ history: [...history], arrivals }));
  say(`${historyTable(orders, history)}\n\n${arrivalTable(responses, arrivals)}\n\nEvery value is in ${REPORT}.`);
  return 0;
}
