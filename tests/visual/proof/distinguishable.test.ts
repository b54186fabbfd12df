import { beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../../tools/chromium.ts';
import { storybookDist } from '../../../tools/paths.ts';
import { getGreys } from './greys.ts';
import { getDistance, getStyleSignature, type StyleSignature } from './likeness.ts';

const BUILT_IN_BRANDS = ['mortar', 'aloe', 'baobab', 'fynbos', 'protea'] as const;
type BuiltInBrand = (typeof BUILT_IN_BRANDS)[number];
const PAIRS = BUILT_IN_BRANDS.flatMap((one, index) =>
  BUILT_IN_BRANDS.slice(index + 1).map((other) => [one, other] as const),
);

/**
 * Screens, and the minimum difference between any two brands on them. Sign-in pages differ most; rows of working pages
 * are intentionally the same in all brands. Print layouts are white in both modes.
 */
const SCREENS = [
  { name: 'login', id: 'screens-login--empty', apart: 0.2 },
  { name: 'dashboard', id: 'screens-dashboard--busy-morning', apart: 0.12 },
  { name: 'settings', id: 'screens-settings--each-section', apart: 0.06 },
  { name: 'ordering', id: 'screens-ordering--enter-search', apart: 0.028 },
  { name: 'popup', id: 'popups-sending-send-your-orders--history', part: '[data-popup]', apart: 0.03 },
] as const;
const PRINT = {
  name: 'print',
  id: 'popups-the-order-print-order-pdf--one-supplier',
  apart: 0.014,
  part: '.m-pdf canvas',
  again: true,
} as const;

const signatures = { light: new Map<string, StyleSignature[]>(), dark: new Map<string, StyleSignature[]>() };
const of = (mode: keyof typeof signatures, view: string, brand: BuiltInBrand) =>
  signatures[mode].get(view)?.[BUILT_IN_BRANDS.indexOf(brand)] as StyleSignature;

beforeAll(async () => {
  const capture = async (mode: keyof typeof signatures, views: readonly { name: string; id: string }[]) => {
    const combinations = BUILT_IN_BRANDS.map((brand) => ({ brand, mode }));
    const all = await getGreys(storybookDist, findChromium(), views, combinations);
    for (const [at, { name }] of views.entries()) signatures[mode].set(name, (all[at] ?? []).map(getStyleSignature));
  };
  await Promise.all([capture('light', [...SCREENS, PRINT]), capture('dark', SCREENS)]);
}, 240_000);

describe.each([...SCREENS, PRINT])('$name in grey, without names and logos', ({ name, apart }) => {
  it.each(PAIRS)('distinguishes %s from %s', (a, b) => {
    expect(getDistance(of('light', name, a), of('light', name, b))).toBeGreaterThan(apart);
  });
});

describe.each(SCREENS)('$name in grey, in dark mode', ({ name }) => {
  it.each(BUILT_IN_BRANDS)('is recognised as %s', (brand) => {
    const distance = (other: BuiltInBrand) => getDistance(of('light', name, other), of('dark', name, brand));
    const [nearest] = BUILT_IN_BRANDS.toSorted((a, b) => distance(a) - distance(b));
    expect(nearest).toBe(brand);
  });
});
