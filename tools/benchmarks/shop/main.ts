import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { scenarios } from '@mortar/backend';
import type { Browser } from 'playwright-core';
import { fromRoot } from '../../paths.ts';
import { type Served, serveSeed } from '../../serving/seed.ts';
import { buildSides, type Side } from '../builds.ts';
import { computeRatio } from '../measuring/statistics.ts';
import { aligned, spreadText } from '../measuring/table.ts';
import { launch } from '../ordering/visit.ts';
import { readShopOptions } from './options.ts';
import { measurePromos, measureScroll, type PromosTimes, type ScrollTimes } from './visit.ts';

const REPORT = fromRoot('.cache', 'bench', 'shop.json');

/** Minimum duration of a long task, ms. */
const LONG = 50;

interface Times extends PromosTimes {
  scroll: ScrollTimes;
}

const MEASURES: Readonly<Record<string, (times: Times) => number>> = {
  '20 cards: largest paint (LCP), ms': ({ opening }) => opening.lcp,
  '… layout shift, all of it': ({ opening }) => opening.shift,
  '… when the page is turned': ({ turned }) => turned.shift,
  '… after another layout stands': ({ laidOut }) => laidOut.shift,
  [`scrolling: tasks over ${LONG} ms of processor time`]: ({ scroll }) =>
    scroll.tasks.filter(({ processor }) => processor > LONG).length,
  [`… over ${LONG} ms by the clock`]: ({ scroll }) => scroll.tasks.filter(({ clock }) => clock > LONG).length,
  '… the longest task, processor, ms': ({ scroll }) => Math.max(0, ...scroll.tasks.map(({ processor }) => processor)),
  '… our scripts for each frame, processor, ms': ({ scroll }) => scroll.work.script / scroll.frames.length,
  '… the page for each frame, processor, ms': ({ scroll }) => scroll.work.all / scroll.frames.length,
};

interface Measured {
  round: number;
  side: Side;
  throttle: number;
  times: Times;
}

const say = (text: string) => process.stdout.write(`${text}\n`);

function table(all: readonly Measured[], { cards, throttle }: { cards: number; throttle: number }): string {
  const of = (side: Side, measure: (times: Times) => number) =>
    all.filter((one) => one.side === side && one.throttle === throttle).map(({ times }) => measure(times));
  const compares = all.some(({ side }) => side === 'base');
  const ratio = (measure: (times: Times) => number) => {
    const found = computeRatio(of('this build', measure), of('base', measure));
    return found ? `${found.median.toFixed(2)} [${found.minimum.toFixed(2)}–${found.maximum.toFixed(2)}]` : '–';
  };
  return aligned([
    [`${cards} cards to scroll, processor 1/${throttle}`, 'value', ...(compares ? ['this build / base'] : [])],
    ...Object.entries(MEASURES).map(([name, measure]) => [
      name,
      spreadText(of('this build', measure)),
      ...(compares ? [ratio(measure)] : []),
    ]),
  ]);
}

/** Runs a visit in its own browser with its own backend. */
async function inBrowser<Result>(
  dist: string,
  visit: (browser: Browser, served: Served) => Promise<Result>,
): Promise<Result> {
  const served = await serveSeed(dist, scenarios.openingTime().seed);
  const browser = await launch();
  try {
    return await visit(browser, served);
  } finally {
    await browser.close();
    await served.close();
  }
}

/**
 * Opens the shop, changes its page and scrolls through many cards.
 * @returns the process' exit code
 */
export async function main(argv: readonly string[]): Promise<number> {
  const { base, rounds, throttles, cards } = readShopOptions(argv);
  const builds = await buildSides(base);
  const all: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) {
    process.stderr.write(`Round ${round + 1} of ${rounds}\n`);
    for (const throttle of throttles) {
      const sides = [...builds];
      for (const [side, dist] of round % 2 === 0 ? sides : sides.toReversed()) {
        const promos = await inBrowser(dist, (browser, served) => measurePromos(browser, served, throttle));
        const scroll = await inBrowser(dist, (browser, served) => measureScroll(browser, served, { cards, throttle }));
        all.push({ round, side, throttle, times: { ...promos, scroll } });
      }
    }
  }
  mkdirSync(dirname(REPORT), { recursive: true });
  writeFileSync(REPORT, JSON.stringify(all));
  for (const throttle of throttles) say(`${table(all, { cards, throttle })}\n`);
  const moved = new Set(all.flatMap(({ times }) => [times.opening, times.turned].flatMap((vitals) => vitals.moved)));
  if (moved.size > 0) say(`What moved:\n  ${[...moved].join('\n  ')}\n`);
  say(`Every value is in ${REPORT}.`);
  return 0;
}
