import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { UNUSED_PACKAGES } from '../../../app/unusedPackages.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../../tools/chromium.ts';
import { fromRoot } from '../../../tools/paths.ts';
import { serveFolder } from '../../../tools/static-server.ts';
import { Processor } from '../grid/processor.ts';
import { median, ratioOf, spreadOf } from '../grid/statistics.ts';
import { aligned } from '../grid/table.ts';
import { type DocumentsBench, MODES, type Mode, type Taken } from './protocol.ts';

const USAGE = 'npm run bench -- documents [--rounds N]';
const PAGE = fromRoot('tests', 'benchmarks', 'documents', 'page');
const REPORT = fromRoot('.cache', 'bench', 'documents.json');

/** What one visit measured. */
interface Measured extends Taken {
  /** Processor time of the page's own thread, ms: it does not run while the machine is busy with others. */
  thread: number;
  /** The most that the page's process had, MB, where the system says it. */
  memory: number | null;
}

const say = (text: string) => process.stdout.write(`${text}\n`);

async function buildPage(): Promise<string> {
  const outDir = fromRoot('.cache', 'bench', 'documents');
  await build({
    configFile: false,
    root: PAGE,
    logLevel: 'error',
    resolve: { alias: UNUSED_PACKAGES },
    build: { outDir, emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0 },
  });
  return outDir;
}

function peakOf(process: number): number {
  const status = `/proc/${process}/status`;
  const text = existsSync(status) ? readFileSync(status, 'utf8') : '';
  return Number(/VmHWM:\s+(\d+) kB/.exec(text)?.[1] ?? 0) / 1000;
}

/** One piece of work in a browser of its own: nothing is warm, and its memory is its own. */
async function visit(url: string, mode: Mode): Promise<Measured> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForFunction(() => 'bench' in window);
    const root = await browser.newBrowserCDPSession();
    const renderers = async () =>
      (await root.send('SystemInfo.getProcessInfo')).processInfo.filter(({ type }) => type === 'renderer');
    const processor = await Processor.of(await context.newCDPSession(page), root);
    let taken: Taken = { took: 0, gap: 0, bytes: 0 };
    const { thread } = await processor.during(async () => {
      taken = await page.evaluate((asked) => (window as unknown as { bench: DocumentsBench }).bench.run(asked), mode);
    });
    const memory = Math.max(0, ...(await renderers()).map(({ id }) => peakOf(id)));
    return { ...taken, thread, memory: memory || null };
  } finally {
    await browser.close();
  }
}

const number = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(1));

function summary(rounds: readonly Record<Mode, Measured>[]): string {
  const of = (mode: Mode, value: keyof Measured) => rounds.map((round) => round[mode][value] ?? undefined);
  const known = (mode: Mode, value: keyof Measured) => of(mode, value).filter((one) => one !== undefined);
  const shown = (mode: Mode, value: keyof Measured) => {
    const values = known(mode, value);
    if (values.length === 0) return '–';
    const { least, most } = spreadOf(values);
    return `${number(median(values))} [${number(least)}–${number(most)}]`;
  };
  const ratio = (work: 'export' | 'print', value: keyof Measured) => {
    const found = ratioOf(of(`${work}, worker`, value), of(`${work}, page`, value));
    return found ? `${found.median.toFixed(2)} [${found.least.toFixed(2)}–${found.most.toFixed(2)}]` : '–';
  };
  const measures = ['took', 'thread', 'gap', 'memory'] as const;
  const titles = {
    took: 'time, ms',
    thread: 'the page’s processor time, ms',
    gap: 'longest gap, ms',
    memory: 'memory at most, MB',
  };
  return [
    aligned([
      ['worker / page', ...measures.map((value) => titles[value])],
      ['export of 10 000 rows', ...measures.map((value) => ratio('export', value))],
      ['print of 500 lines', ...measures.map((value) => ratio('print', value))],
    ]),
    aligned([
      ['median', ...measures.map((value) => titles[value]), 'file, kB'],
      ...MODES.map((mode) => [
        mode,
        ...measures.map((value) => shown(mode, value)),
        number(median(known(mode, 'bytes')) / 1000),
      ]),
    ]),
  ].join('\n\n');
}

/** Measures documents made in workers against the same on the page's own thread. @returns the process' exit code */
export async function main(argv: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...argv], options: { rounds: { type: 'string', default: '5' } } });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > 99) {
    say(USAGE);
    return 2;
  }
  const server = await serveFolder(await buildPage());
  const measured: Record<Mode, Measured>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    process.stderr.write(`Round ${round + 1} of ${rounds}\n`);
    // Every other round backwards: what the machine does meanwhile falls on each.
    const order = round % 2 === 0 ? MODES : MODES.toReversed();
    const results = new Map<Mode, Measured>();
    for (const mode of order) results.set(mode, await visit(server.url, mode));
    measured.push(Object.fromEntries(results) as Record<Mode, Measured>);
  }
  await server.close();
  mkdirSync(dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, JSON.stringify(measured, null, 2));
  say(summary(measured));
  return 0;
}
