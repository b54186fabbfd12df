import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commitSource } from '../../checkouts/sources.ts';
import { inWorktree } from '../../checkouts/worktree.ts';
import { fromRoot, root } from '../../paths.ts';
import { computeRatio, computeSpread } from '../measuring/statistics.ts';
import { aligned } from '../measuring/table.ts';
import { FILES } from './files.ts';
import { readServerOptions, type ServerOptions } from './options.ts';
import { percentile } from './people.ts';
import type { Answer, FileCost, Order, SearchCost, StartCost } from './protocol.ts';

const REPORT = fromRoot('.cache', 'bench', 'server.json');
const SERVING = join(import.meta.dirname, 'serving.ts');

/** Maximum number of lines in a file. */
const LINES = 5_000;

type Side = 'this checkout' | 'base';

/** Measured cost of one server. */
interface Measured {
  start: StartCost;
  files: Record<string, FileCost>;
  searches: Record<string, SearchCost>;
}

type Rounds = Record<Side, Measured[]>;

const say = (text: string) => process.stdout.write(`${text}\n`);

async function getAnswer<T extends Answer>(server: ChildProcess, order?: Order): Promise<T> {
  if (order) server.send(order);
  const ended = once(server, 'exit').then(() => Promise.reject(new Error('The server ended.')));
  const [answer] = (await Promise.race([once(server, 'message'), ended])) as [T];
  return answer;
}

/** Measures a server of a checkout, in a separate process per kind of file so that memory is its own. */
async function measure(checkout: string, { people, searches, products }: ServerOptions): Promise<Measured> {
  let start: StartCost = { first: 0, again: 0 };
  async function served<T>(work: (server: ChildProcess) => Promise<T>): Promise<T> {
    const server = fork(SERVING, [checkout, String(products)], { execArgv: ['--expose-gc'] });
    server.setMaxListeners(50);
    try {
      start = await getAnswer<StartCost>(server);
      return await work(server);
    } finally {
      // The server cleans up when disconnected.
      server.disconnect();
      await once(server, 'exit');
    }
  }
  const measured: Omit<Measured, 'start'> = { files: {}, searches: {} };
  for (const [name, make] of Object.entries(FILES)) {
    measured.files[name] = await served(async (server) => {
      const nappis = await getAnswer<string[]>(server, { do: 'nappis', count: LINES });
      return getAnswer<FileCost>(server, { do: 'files', files: make(nappis) });
    });
  }
  for (const count of people) {
    measured.searches[String(count)] = await served((server) =>
      getAnswer<SearchCost>(server, { do: 'searches', people: count, count: searches }),
    );
  }
  return { ...measured, start };
}

function row(title: string, rounds: Rounds, value: (measured: Measured) => number | undefined): string[] {
  const ours = rounds['this checkout'].map(value);
  const known = ours.filter((one) => one !== undefined);
  if (known.length === 0) return [title, '–', '–'];
  const { median, minimum, maximum } = computeSpread(known);
  const ratio = computeRatio(ours, rounds.base.map(value));
  const digits = maximum < 10 ? 1 : 0;
  const shown = `${median.toFixed(digits)} [${minimum.toFixed(digits)}–${maximum.toFixed(digits)}]`;
  const against = ratio ? `${ratio.median.toFixed(2)} [${ratio.minimum.toFixed(2)}–${ratio.maximum.toFixed(2)}]` : '–';
  return [title, shown, against];
}

function tables(rounds: Rounds, { people }: ServerOptions): string {
  const files = Object.keys(FILES).flatMap((name) => [
    row(`${name}: longest turn, ms`, rounds, ({ files }) => files[name]?.longestTurn),
    row('… memory at most, MB', rounds, ({ files }) => files[name]?.maximum),
    row('… more than before after a rest, MB', rounds, ({ files }) => {
      const cost = files[name];
      return cost && Math.max(1, cost.after - cost.before);
    }),
  ]);
  const searches = people.flatMap((count) => {
    const of = (share: number) => (measured: Measured) =>
      percentile(measured.searches[String(count)]?.latencies ?? [], share);
    return [
      row(`${count} people search: median, ms`, rounds, of(0.5)),
      row('… 95th percentile, ms', rounds, of(0.95)),
      row('… 99th percentile, ms', rounds, of(0.99)),
      row('… one search, ms', rounds, (measured) => measured.searches[String(count)]?.each),
    ];
  });
  const starts = [
    row('a first start, with the catalogue made: ms', rounds, ({ start }) => start.first),
    row('a start on what is there: ms', rounds, ({ start }) => start.again),
  ];
  const header = ['processor time', 'this checkout', 'this checkout / base'];
  return `${aligned([header, ...starts])}\n\n${aligned([header, ...files])}\n\n${aligned([header, ...searches])}`;
}

async function everyRound(options: ServerOptions, sides: ReadonlyMap<Side, string>): Promise<Rounds> {
  const rounds: Rounds = { 'this checkout': [], base: [] };
  for (let round = 0; round < options.rounds; round += 1) {
    process.stderr.write(`Round ${round + 1} of ${options.rounds}\n`);
    // Reverses the order in every other round, so that machine load affects both sides equally.
    for (const [side, checkout] of round % 2 === 0 ? [...sides] : [...sides].toReversed()) {
      rounds[side].push(await measure(checkout, options));
    }
  }
  return rounds;
}

/**
 * Measures the cost of files and searches, compared with another commit.
 * @returns the process' exit code
 */
export async function main(argv: readonly string[]): Promise<number> {
  const options = readServerOptions(argv);
  const current: [Side, string] = ['this checkout', root];
  const rounds = options.base
    ? await inWorktree(commitSource(options.base), (checkout) =>
        everyRound(options, new Map([current, ['base', checkout]])),
      )
    : await everyRound(options, new Map([current]));
  mkdirSync(dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, JSON.stringify(rounds));
  say(`${tables(rounds, options)}\n\nEvery value is in ${REPORT}.`);
  return 0;
}
