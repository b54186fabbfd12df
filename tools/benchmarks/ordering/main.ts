import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fromRoot } from '../../paths.ts';
import { buildSides, type Side } from '../builds.ts';
import { computeRatio, computeSpread, median } from '../measuring/statistics.ts';
import { aligned } from '../measuring/table.ts';
import { type OrderingOptions, readOrderingOptions } from './options.ts';
import { type Running, serveProduct } from './product.ts';
import { STEPS, type Step } from './steps.ts';
import { launch, type Visit, visit } from './visit.ts';

const REPORT = fromRoot('.cache', 'bench', 'ordering.json');
const NAMES = Object.keys(STEPS) as Step[];

const say = (text: string) => process.stdout.write(`${text}\n`);

interface Size {
  regrets: number;
  throttle: number;
  lines: number;
  products: number;
  latency: number;
  pause: number;
}
interface Measured extends Size {
  round: number;
  side: Side;
  visit: Visit;
}

/** Products spread over the catalogue that were never bought, so that no questions appear. */
function getNames({ backend }: Running): string[] {
  const { store, catalogue } = backend;
  const bought = new Set([...store.purchases.all()].map(({ productid }) => productid));
  const free = catalogue.products.filter(({ productid, schedule }) => !bought.has(productid) && schedule === '2');
  return free.filter((_product, index) => index % 97 === 0).map(({ description }) => description);
}

/** Runs one visit per build, in an order that alternates between rounds. */
async function measure(size: Size, rounds: number, builds: ReadonlyMap<Side, string>): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const sides = [...builds];
    for (const [side, dist] of round % 2 === 0 ? sides : sides.toReversed()) {
      const running = await serveProduct(dist, size);
      const browser = await launch();
      try {
        const about = { ...size, ordernumber: running.ordernumber, names: getNames(running) };
        measured.push({ ...size, round, side, visit: await visit(browser, running, about) });
      } finally {
        await browser.close();
        await running.close();
      }
    }
  }
  return measured;
}

/** The median over a visit's items. */
const getStepMedian = ({ visit: { steps } }: Measured, step: Step) => {
  const values = steps[step];
  return values && values.length > 0 ? median(values) : undefined;
};

function summary(size: Size, measured: readonly Measured[], compares: boolean): string {
  const of = (side: Side, step: Step) =>
    measured.filter((one) => one.side === side).map((one) => getStepMedian(one, step));
  const calls = (side: Side) => median(measured.filter((one) => one.side === side).flatMap((one) => one.visit.calls));
  const row = (step: Step) => {
    const known = of('this build', step).filter((one) => one !== undefined);
    if (known.length === 0) return [step, '–', '–'];
    const { median: middle, minimum, maximum } = computeSpread(known);
    const ratio = computeRatio(of('this build', step), of('base', step));
    const shown = ratio ? `${ratio.median.toFixed(2)} [${ratio.minimum.toFixed(2)}–${ratio.maximum.toFixed(2)}]` : '–';
    return [step, `${middle.toFixed(0)} [${minimum.toFixed(0)}–${maximum.toFixed(0)}]`, shown];
  };
  const late = size.latency > 0 ? `, answers ${size.latency} ms later` : '';
  const title = `${size.products} products, ${size.lines} lines, processor 1/${size.throttle}${late}`;
  return aligned([
    [title, 'ms', 'this build / base'],
    ...NAMES.map(row),
    [
      'calls for an item',
      String(calls('this build')),
      compares ? (calls('this build') / calls('base')).toFixed(2) : '–',
    ],
  ]);
}

const getSizes = ({ throttles, lines, products, regrets, latency, pause }: OrderingOptions): Size[] =>
  products.flatMap((count) =>
    lines.flatMap((lineCount) =>
      throttles.map((throttle) => ({ throttle, lines: lineCount, products: count, regrets, latency, pause })),
    ),
  );

/**
 * Orders products by keyboard in each build.
 * @returns the process' exit code
 */
export async function main(argv: readonly string[]): Promise<number> {
  const options = readOrderingOptions(argv);
  const builds = await buildSides(options.base);
  const all: Measured[] = [];
  for (const size of getSizes(options)) {
    const measured = await measure(size, options.rounds, builds);
    all.push(...measured);
    say(`${summary(size, measured, builds.size > 1)}\n`);
  }
  mkdirSync(dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, JSON.stringify(all));
  say(`Every value is in ${REPORT}.`);
  return 0;
}
