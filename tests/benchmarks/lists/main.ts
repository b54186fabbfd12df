import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { CHROMIUM_FLAGS, findChromium } from '../../../tools/chromium.ts';
import { fromRoot } from '../../../tools/paths.ts';
import { serveFolder } from '../../../tools/static-server.ts';
import { Processor } from '../grid/processor.ts';
import { median, ratioOf, spreadOf } from '../grid/statistics.ts';
import { aligned } from '../grid/table.ts';
import { type ListsBench, MODES, type Mode } from './protocol.ts';

const USAGE = 'npm run bench -- lists [--rounds N] [--rows N]';
const REPORT = fromRoot('.cache', 'bench', 'lists.json');
const PUSHES = 20;

/** Processor time is the page's own thread's, ms: it does not run while the machine is busy with others. */
const TITLES = {
  mount: 'mount, ms',
  push: 'one more row, ms',
  elements: 'elements',
  heap: 'objects alive, MB',
} as const;
type Measured = Record<keyof typeof TITLES, number>;
const MEASURES = Object.keys(TITLES) as (keyof Measured)[];

const say = (text: string) => process.stdout.write(`${text}\n`);

async function buildPage(): Promise<string> {
  const outDir = fromRoot('.cache', 'bench', 'lists');
  await build({
    configFile: false,
    root: fromRoot('tests', 'benchmarks', 'lists', 'page'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
  });
  return outDir;
}

const call = <Name extends keyof ListsBench>(page: Page, name: Name, ...args: Parameters<ListsBench[Name]>) =>
  page.evaluate(
    ([method, given]) =>
      (window as unknown as { bench: Record<string, (...values: unknown[]) => unknown> }).bench[method]?.(...given),
    [name, args] as const,
  );

/** One way to show the rows in a browser of its own: nothing is warm. */
async function visit(url: string, mode: Mode, rows: number): Promise<Measured> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForFunction(() => 'bench' in window);
    const processor = await Processor.of(await context.newCDPSession(page), await browser.newBrowserCDPSession());
    const before = await processor.heap();
    const mount = await processor.during(async () => void (await call(page, 'mount', mode, rows)));
    const heap = (await processor.heap()) - before;
    const elements = Number(await call(page, 'elements'));
    const push = await processor.during(async () => {
      for (let each = 0; each < PUSHES; each += 1) await call(page, 'push');
    });
    return { mount: mount.thread, push: push.thread / PUSHES, elements, heap };
  } finally {
    await browser.close();
  }
}

const number = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(1));

function summary(rounds: readonly Record<Mode, Measured>[]): string {
  const of = (mode: Mode, measure: keyof Measured) => rounds.map((round) => round[mode][measure]);
  const shown = (mode: Mode, measure: keyof Measured) => {
    const { least, most } = spreadOf(of(mode, measure));
    return `${number(median(of(mode, measure)))} [${number(least)}–${number(most)}]`;
  };
  const ratio = (measure: keyof Measured) => {
    const found = ratioOf(of('VirtualList', measure), of('mapped', measure));
    return found ? `${found.median.toFixed(3)} [${found.least.toFixed(3)}–${found.most.toFixed(3)}]` : '–';
  };
  return aligned([
    ['', ...MODES, 'VirtualList / mapped'],
    ...MEASURES.map((measure) => [TITLES[measure], ...MODES.map((mode) => shown(mode, measure)), ratio(measure)]),
  ]);
}

/** Measures a `VirtualList` against mapping every row. @returns the process' exit code */
export async function main(argv: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...argv],
    options: { rounds: { type: 'string', default: '5' }, rows: { type: 'string', default: '2000' } },
  });
  const [rounds, rows] = [Number(values.rounds), Number(values.rows)];
  if (![rounds, rows].every((each) => Number.isInteger(each) && each >= 1) || rounds > 99) {
    say(USAGE);
    return 2;
  }
  const server = await serveFolder(await buildPage());
  const measured: Record<Mode, Measured>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    process.stderr.write(`Round ${round + 1} of ${rounds}\n`);
    // Every other round backwards: what the machine does meanwhile falls on each.
    const results = new Map<Mode, Measured>();
    for (const mode of round % 2 === 0 ? MODES : MODES.toReversed()) {
      results.set(mode, await visit(server.url, mode, rows));
    }
    measured.push(Object.fromEntries(results) as Record<Mode, Measured>);
  }
  await server.close();
  mkdirSync(dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, JSON.stringify(measured, null, 2));
  say(summary(measured));
  return 0;
}
