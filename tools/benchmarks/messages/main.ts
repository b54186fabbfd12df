import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fromRoot } from '../../paths.ts';
import { buildSides, type Side } from '../builds.ts';
import { computeRatio, median } from '../measuring/statistics.ts';
import { aligned, spreadText } from '../measuring/table.ts';
import { launch } from '../ordering/visit.ts';
import { type MessagesOptions, readMessagesOptions, type Soak } from './options.ts';
import { serveConversation, serveConversations } from './product.ts';
import { type Held, perHour, soak } from './soak.ts';
import {
  A_SECOND,
  type Arrival,
  type ConversationTimes,
  type ListTimes,
  measureConversation,
  measureList,
} from './visit.ts';

const REPORT = fromRoot('.cache', 'bench', 'messages.json');

/** Minimum duration of a long task, ms. */
const LONG = 50;

const middle = (arrivals: readonly Arrival[], of: (arrival: Arrival) => number) => median(arrivals.map(of));

const MEASURES: Readonly<Record<string, (visit: ConversationTimes) => number>> = {
  'message: bubble in the document': ({ arrivals }) => middle(arrivals, ({ shown }) => shown),
  'message: painted': ({ arrivals }) => middle(arrivals, ({ painted }) => painted),
  '… our scripts until then, processor': ({ arrivals }) => middle(arrivals, ({ work }) => work.script),
  '… the page until then, processor': ({ arrivals }) => middle(arrivals, ({ work }) => work.all),
  '… our scripts with what follows, processor': ({ arrivals }) => middle(arrivals, ({ whole }) => whole.script),
  'opening: answered': ({ first }) => first.answered,
  'opening: painted': ({ first }) => first.painted,
  '… of it the page’s own': ({ first }) => first.painted - first.answered,
  '… processor': ({ first }) => first.work.all,
  'opening again: painted': ({ again }) => again.painted,
  '… again: processor': ({ again }) => again.work.all,
};

const LIST_MEASURES: Readonly<Record<string, (visit: ListTimes) => number>> = {
  [`tasks over ${LONG} ms of processor time`]: ({ tasks }) => tasks.filter(({ processor }) => processor > LONG).length,
  [`tasks over ${LONG} ms by the clock`]: ({ tasks }) => tasks.filter(({ clock }) => clock > LONG).length,
  'the longest task, processor': ({ tasks }) => Math.max(0, ...tasks.map(({ processor }) => processor)),
  'our scripts for each message, processor': ({ each }) => each.script,
  'the page for each message, processor': ({ each }) => each.all,
};

interface Measured<Times> {
  round: number;
  side: Side;
  throttle: number;
  /** Messages of the conversation, or rows of the page. */
  size: number;
  times: Times;
}

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Returns a table of each size with its ratio to the first and, if present, to the base. */
function table<Times>(
  all: readonly Measured<Times>[],
  measures: Readonly<Record<string, (times: Times) => number>>,
  { title, sizes, sized, throttle }: { title: string; sizes: readonly number[]; sized: string; throttle: number },
): string {
  const of = (side: Side, size: number, measure: (times: Times) => number) =>
    all
      .filter((one) => one.side === side && one.size === size && one.throttle === throttle)
      .map(({ times }) => measure(times));
  const ratio = (ours: readonly number[], others: readonly number[]) => {
    const found = computeRatio(ours, others);
    return found ? `${found.median.toFixed(2)} [${found.minimum.toFixed(2)}–${found.maximum.toFixed(2)}]` : '–';
  };
  const [first = 0, ...others] = sizes;
  const compared = all.some(({ side }) => side === 'base') ? sizes : [];
  return aligned([
    [
      `${title}, processor 1/${throttle}`,
      ...sizes.map((size) => `${size} ${sized}`),
      ...others.map((size) => `${size} / ${first}`),
      ...compared.map((size) => `${size}: this build / base`),
    ],
    ...Object.entries(measures).map(([name, measure]) => [
      name,
      ...sizes.map((size) => spreadText(of('this build', size, measure))),
      ...others.map((size) => ratio(of('this build', size, measure), of('this build', first, measure))),
      ...compared.map((size) => ratio(of('this build', size, measure), of('base', size, measure))),
    ]),
  ]);
}

interface Report {
  conversations: Measured<ConversationTimes>[];
  lists: Measured<ListTimes>[];
}

/** Runs every visit of every round, each in its own browser. */
async function measureAll(options: MessagesOptions, builds: ReadonlyMap<Side, string>): Promise<Report> {
  const { rounds, throttles, messages, conversations, pages, seconds } = options;
  const report: Report = { conversations: [], lists: [] };
  /** Reverses the order in every other round, so that machine load affects each size equally. */
  const alternate = <T>(round: number, list: readonly T[]) => (round % 2 === 0 ? list : list.toReversed());
  for (let round = 0; round < rounds; round += 1) {
    process.stderr.write(`Round ${round + 1} of ${rounds}\n`);
    for (const throttle of throttles) {
      for (const size of alternate(round, messages)) {
        for (const [side, dist] of alternate(round, [...builds])) {
          const served = await serveConversation(dist, size);
          const browser = await launch();
          const visit = measureConversation(browser, served, { messages: size, throttle });
          const times = await visit.finally(() => browser.close());
          report.conversations.push({ round, side, throttle, size, times });
          await served.close();
        }
      }
      for (const size of alternate(round, pages)) {
        for (const [side, dist] of alternate(round, [...builds])) {
          const served = await serveConversations(dist, conversations);
          const browser = await launch();
          const visit = measureList(browser, served, { rows: size, seconds, throttle });
          const times = await visit.finally(() => browser.close());
          report.lists.push({ round, side, throttle, size, times });
          await served.close();
        }
      }
    }
  }
  return report;
}

function keep(report: object): void {
  mkdirSync(dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, JSON.stringify(report));
}

/** Number of conversations opened in turn for an hour. */
const WALKED = 50;

function memoryTable(held: readonly Held[]): string {
  const more = (of: (one: Held) => number) => perHour(held, of);
  return aligned([
    ['messages', 'objects alive, MB', 'nodes', 'listeners'],
    ...held.map(({ messages, heap, nodes, listeners }) => [
      String(messages),
      heap.toFixed(2),
      String(nodes),
      String(listeners),
    ]),
    [
      'more with each hour',
      more(({ heap }) => heap).toFixed(2),
      more(({ nodes }) => nodes).toFixed(0),
      more(({ listeners }) => listeners).toFixed(0),
    ],
  ]);
}

async function playHour(dist: string, played: Soak): Promise<void> {
  const served = await serveConversations(dist, WALKED);
  const browser = await launch();
  const held = await soak(browser, served, played).finally(() => browser.close());
  await served.close();
  keep({ held });
  say(memoryTable(held));
}

/**
 * Measures messages that arrive in conversations of several sizes and in their list.
 * @returns the process' exit code
 */
export async function main(argv: readonly string[]): Promise<number> {
  const options = readMessagesOptions(argv);
  const { soak: played, throttles, messages, conversations, pages, seconds } = options;
  const builds = await buildSides(options.base);
  if (played) {
    await playHour(builds.get('this build') ?? '', played);
  } else {
    const report = await measureAll(options, builds);
    keep(report);
    for (const throttle of throttles) {
      const titled = { title: 'ms', sizes: messages, sized: 'messages', throttle };
      say(`${table(report.conversations, MEASURES, titled)}\n`);
    }
    for (const throttle of throttles) {
      const title = `${conversations} conversations, ${A_SECOND} messages a second for ${seconds} s`;
      say(`${table(report.lists, LIST_MEASURES, { title, sizes: pages, sized: 'rows', throttle })}\n`);
    }
  }
  say(`Every value is in ${REPORT}.`);
  return 0;
}
