import { type Catalogue, createCatalogue } from '../../src/catalogue/catalogue.ts';
import { generateCatalogue } from '../../src/catalogue/generate.ts';
import { sampleSeed } from '../../src/index.ts';
import { SCENARIO_NOW } from '../../src/scenarios.ts';
import type { SentLine, SentOrderRow } from '../../src/store/rows.ts';
import type { State } from '../../src/store/store.ts';

export const PHARMACIES = [1001, 2001, 2002, 2003] as const;
/** All pharmacies are in one time zone, two hours ahead of UTC. */
const LOCAL = 2 * 60 * 60 * 1000;

/** Possible start times of the server: a Monday morning, a Sunday night, Christmas, the day after Easter. */
export const MOMENTS = {
  'on a Monday morning': SCENARIO_NOW,
  'on a Sunday night': Date.parse('2026-11-22T01:20:00+02:00'),
  'on Christmas Day': Date.parse('2026-12-25T12:00:00+02:00'),
  'the day after Easter': Date.parse('2027-03-30T17:40:00+02:00'),
} as const;

export const makeCatalogue = (): Catalogue => generateCatalogue({ products: 1_500, seed: 2026 });
const catalogue = makeCatalogue();
/** A catalogue as from the official price list: medicines without front-shop goods. */
const medicines = createCatalogue(catalogue.products.filter(({ genericskey }) => genericskey !== ''));

export interface Sample {
  state: State;
  catalogue: Catalogue;
  now: number;
}

const getSample = (now: number, from = catalogue): Sample => ({ ...sampleSeed(from, now), now });

/** The sample at each of the moments, and of a list without front shop. */
export const SAMPLES: readonly (readonly [string, Sample])[] = [
  ...Object.entries(MOMENTS).map(([name, now]) => [name, getSample(now)] as const),
  ['of a list of medicines', getSample(SCENARIO_NOW, medicines)],
];

/** Returns a moment's local date and time, computed independently of the product. */
export function wallClock(moment: number) {
  const local = new Date(moment + LOCAL);
  return {
    date: local.toISOString().slice(0, 10),
    month: local.toISOString().slice(0, 7),
    weekday: local.getUTCDay(),
    hours: local.getUTCHours() + local.getUTCMinutes() / 60,
  };
}

/** Public holidays of the sample years, from the government's list. */
export const HOLIDAYS: ReadonlySet<string> = new Set([
  ...['2024-12-16', '2024-12-25', '2024-12-26', '2025-01-01', '2025-03-21', '2025-04-18', '2025-04-21', '2025-04-27'],
  ...['2025-04-28', '2025-05-01', '2025-06-16', '2025-08-09', '2025-09-24', '2025-12-16', '2025-12-25', '2025-12-26'],
  ...['2026-01-01', '2026-03-21', '2026-04-03', '2026-04-06', '2026-04-27', '2026-05-01', '2026-06-16', '2026-08-09'],
  ...['2026-08-10', '2026-09-24', '2026-12-16', '2026-12-25', '2026-12-26', '2027-01-01', '2027-03-21', '2027-03-22'],
  ...['2027-03-26', '2027-03-29'],
]);

export interface Bought {
  order: SentOrderRow;
  line: SentLine;
}

/** Returns every line that a pharmacy sent, oldest first. */
export const toLines = ({ state }: Sample, retailerid: number): Bought[] =>
  state.sentOrders
    .filter((order) => order.retailerid === retailerid)
    .flatMap((order) => order.lines.map((line) => ({ order, line })));

export const getWorth = (lines: readonly Pick<SentLine, 'orderedquantity' | 'orderedpricecents'>[]): number =>
  lines.reduce((cents, line) => cents + line.orderedquantity * line.orderedpricecents, 0) / 100;
