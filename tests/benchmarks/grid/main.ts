import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname } from 'node:path';
import { type Browser, type CDPSession, chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../../tools/chromium.ts';
import { fromRoot } from '../../../tools/paths.ts';
import { type StaticServer, serveFolder } from '../../../tools/static-server.ts';
import { type Built, buildPage } from './build.ts';
import { type ContenderInfo, type ContenderName, infoOf } from './contenders.ts';
import { type Options, readOptions, USAGE } from './options.ts';
import { interleaved } from './order.ts';
import type { Results, Visit } from './results.ts';
import { control, frameTable, MOST_APART, ratioTable, targetTable, valueTable } from './table.ts';
import { visit } from './visit.ts';

const FLAGS = [...CHROMIUM_FLAGS, '--disable-renderer-backgrounding', '--disable-background-timer-throttling'];
const REPORT = fromRoot('.cache', 'bench', 'grid.json');

const say = (text: string) => process.stdout.write(`${text}\n`);
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

interface Entrant {
  info: ContenderInfo;
  built: Built;
  server: StaticServer;
}

function versionOf(info: ContenderInfo): string | undefined {
  const versions = info.packages.map((name) => {
    const file = fromRoot('tests', 'benchmarks', 'node_modules', name, 'package.json');
    return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  });
  return versions.length > 0 ? versions.join(' + ') : undefined;
}

/** Builds and serves everybody; who cannot be built is left out with the reason. */
async function enter(options: Options, leftOut: Results['leftOut']): Promise<Map<ContenderName, Entrant>> {
  const entrants = new Map<ContenderName, Entrant>();
  for (const name of options.contenders) {
    const info = infoOf(name);
    try {
      const built = await buildPage(info);
      entrants.set(name, { info, built, server: await serveFolder(built.folder) });
    } catch (error) {
      leftOut[name] = reasonOf(error);
    }
  }
  return entrants;
}

async function measure(
  browser: Browser,
  root: CDPSession,
  options: Options,
  entrants: ReadonlyMap<ContenderName, Entrant>,
): Promise<readonly Visit[]> {
  const order = interleaved([...entrants.keys()], options.rounds, options.seed);
  const visits: Visit[] = [];
  for (const [round, names] of order.entries()) {
    for (const contender of names) {
      const url = entrants.get(contender)?.server.url ?? '';
      process.stderr.write(`Round ${round + 1} of ${options.rounds}: ${infoOf(contender).title}\n`);
      const { rows, only } = options;
      visits.push(await visit(browser, root, { round, contender, url, rows, only }));
    }
  }
  return visits;
}

function summary(results: Results): string {
  const same = control(results);
  const problems = [
    ...new Set(
      results.visits.flatMap((visit) => visit.problems.map((text) => `${infoOf(visit.contender).title}, ${text}`)),
    ),
  ];
  const { before, after } = results.machine.load;
  return [
    ratioTable(results),
    valueTable(results),
    frameTable(results),
    targetTable(results),
    ...(problems.length > 0 ? [`Problems:\n${problems.map((line) => `  ${line}`).join('\n')}`] : []),
    ...Object.entries(results.leftOut).map(([name, why]) => `Left out: ${infoOf(name as ContenderName).title}: ${why}`),
    ...(same
      ? [
          `The same grid under two names lies ${(same.apart * 100).toFixed(0)} % apart at most (${same.measure})${
            same.apart > MOST_APART ? ': more than this machine can be believed for; run again with more rounds' : ''
          }.`,
        ]
      : []),
    `${results.options.rounds} rounds in ${results.seconds} s; load ${before.toFixed(1)} before, ${after.toFixed(1)} after.`,
  ].join('\n\n');
}

async function run(options: Options): Promise<Results> {
  const leftOut: Results['leftOut'] = {};
  const entrants = await enter(options, leftOut);
  const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });
  try {
    const root = await browser.newBrowserCDPSession();
    const before = loadavg()[0] ?? 0;
    const start = performance.now();
    const visits = await measure(browser, root, options, entrants);
    const { rounds, rows, seed } = options;
    return {
      date: new Date().toISOString(),
      machine: {
        cpus: cpus().length,
        model: cpus()[0]?.model ?? '',
        load: { before, after: loadavg()[0] ?? 0 },
        browser: browser.version(),
        node: process.versions.node,
      },
      options: { rounds, rows, seed },
      seconds: Math.round((performance.now() - start) / 1000),
      versions: Object.fromEntries([...entrants].map(([name, { info }]) => [name, versionOf(info)])),
      sizes: Object.fromEntries(
        [...entrants].flatMap(([name, { built, info }]) => (info.kind === 'floor' ? [] : [[name, built.size]])),
      ),
      leftOut,
      visits,
    };
  } finally {
    await browser.close();
    for (const { server } of entrants.values()) await server.close();
  }
}

/** Runs `npm run bench -- grid` and gives the code to exit with: 2 when it was told something it does not know. */
export async function main(argv: readonly string[]): Promise<number> {
  let options: Options;
  try {
    options = readOptions(argv);
  } catch (error) {
    say(`${reasonOf(error)}\n\n${USAGE}`);
    return 2;
  }
  const results = await run(options);
  mkdirSync(dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, `${JSON.stringify(results, null, 1)}\n`);
  say(summary(results));
  say(`\nEverything measured: ${REPORT}`);
  return 0;
}
