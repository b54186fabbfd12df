import { beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../tools/chromium.ts';
import { storybookDist } from '../../tools/paths.ts';
import { greysOf } from '../visual/proof/greys.ts';
import { distanceOf, type Look, lookOf } from '../visual/proof/likeness.ts';
import type { Combination } from '../visual/stories/combinations.ts';

const HOUSE = ['mortar', 'aloe', 'baobab', 'fynbos', 'protea'] as const;
const PAIRS = HOUSE.flatMap((one, at) => HOUSE.slice(at + 1).map((other) => [one, other] as const));
const inMode = (mode: Combination['mode']) => HOUSE.map((brand): Combination => ({ brand, mode }));

/**
 * What is looked at, and how far apart any two brands are there at least. At the door a brand is a place of its own; where
 * people work, rows are the same in all of them on purpose.
 */
const VIEWS = [
  { name: 'login', id: 'screens-login--empty', apart: 0.2 },
  { name: 'dashboard', id: 'screens-dashboard--busy-morning', apart: 0.12 },
  { name: 'settings', id: 'screens-settings--each-section', apart: 0.06 },
  { name: 'ordering', id: 'screens-ordering--enter-search', apart: 0.028 },
  { name: 'popup', id: 'popups-sending-send-your-orders--history', part: '[data-popup]', apart: 0.03 },
  {
    name: 'print',
    id: 'popups-the-order-print-order-pdf--one-supplier',
    part: '.m-pdf canvas',
    apart: 0.014,
    anew: true,
  },
] as const;

describe.each(VIEWS)('$name in grey, without names and logos', ({ apart, ...view }) => {
  let light: Look[];
  let dark: Look[];
  const of = (looks: readonly Look[], brand: (typeof HOUSE)[number]) => looks[HOUSE.indexOf(brand)] as Look;

  beforeAll(async () => {
    const [greys = []] = await greysOf(storybookDist, findChromium(), [view], [...inMode('light'), ...inMode('dark')]);
    const looks = greys.map(lookOf);
    light = looks.slice(0, HOUSE.length);
    dark = looks.slice(HOUSE.length);
  }, 120_000);

  it.each(PAIRS)('tells %s from %s', (one, other) => {
    expect(distanceOf(of(light, one), of(light, other))).toBeGreaterThan(apart);
  });

  it.each(HOUSE)('knows %s by its dark mode', (brand) => {
    const nearest = HOUSE.toSorted(
      (one, other) => distanceOf(of(light, one), of(dark, brand)) - distanceOf(of(light, other), of(dark, brand)),
    );
    expect(nearest[0]).toBe(brand);
  });
});
