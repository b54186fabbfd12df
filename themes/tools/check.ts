import { differenceCiede2000, filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit } from 'culori';
import type { BrandTokens, Color } from '../src/contract.ts';
import { contrastPairs } from '../src/contrastPairs.ts';
import { contrast } from '../src/derive/color.ts';

/** How differently two colours look: 1 is just to be seen, 10 is plain. */
export const difference = differenceCiede2000();

export const combinations = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((a, i) => list.slice(i + 1).map((b): [T, T] => [a, b]));

const at = (tokens: BrandTokens, path: string): Color => {
  const value = path.split('.').reduce<unknown>((place, key) => (place as Record<string, unknown>)[key], tokens);
  if (typeof value !== 'string') throw new Error(`The contract has no ${path}.`);
  return value as Color;
};

/** Pairs of the contract that lack contrast, in words. */
export const failingPairs = (tokens: BrandTokens): string[] =>
  contrastPairs
    .map((pair) => ({ ...pair, is: contrast(at(tokens, pair.fg), at(tokens, pair.bg)) }))
    .filter(({ is, min }) => is < min)
    .map(({ fg, bg, min, is }) => `${fg} on ${bg}: ${is.toFixed(2)} of ${min}`);

/** States of a grid's row that look alike, in words. */
export const indistinctRows = ({ color: { grid } }: BrandTokens): string[] =>
  combinations(['row', 'rowHover', 'rowSelected', 'rowActive', 'rowLocked'] as const)
    .filter(([a, b]) => difference(grid[a], grid[b]) <= 2)
    .map(([a, b]) => `${a} and ${b}`);

/** What eyes make of a colour that lack one of their three kinds of cones, and those that lack none. */
export const eyes = {
  usual: (color: string) => color,
  'without red': filterDeficiencyProt(1),
  'without green': filterDeficiencyDeuter(1),
  'without blue': filterDeficiencyTrit(1),
};

/** Parts of a chart that some eye hardly tells apart, in words. */
export const indistinctParts = ({ color: { chart } }: BrandTokens): string[] =>
  Object.entries(eyes).flatMap(([name, see]) =>
    combinations(Object.entries(chart.series))
      .filter(([[, a], [, b]]) => difference(see(a), see(b)) <= 8)
      .map(([[a], [b]]) => `${a} and ${b} for eyes ${name}`),
  );
