import { differenceCiede2000, filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit } from 'culori';
import type { BrandTokens, Color } from '../src/contract.ts';
import { contrastPairs } from '../src/contrastPairs.ts';
import { contrast, distance } from '../src/derive/color.ts';
import { FOCUS_DISTANCE } from '../src/derive/focus.ts';

/** Returns the perceived difference of two colours: 1 is barely visible, 10 is obvious. */
export const difference = differenceCiede2000();

/** Simulations of normal and colour-deficient vision. */
const EYES = {
  usual: (color: string) => color,
  'without red': filterDeficiencyProt(1),
  'without green': filterDeficiencyDeuter(1),
  'without blue': filterDeficiencyTrit(1),
} as const;
type Eyes = keyof typeof EYES;
type See = (typeof EYES)[Eyes];
const eachEyes = <T>(check: (eyes: Eyes, see: See) => T[]): T[] =>
  (Object.entries(EYES) as [Eyes, See][]).flatMap(([eyes, see]) => check(eyes, see));

export const combinations = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((a, i) => list.slice(i + 1).map((b): [T, T] => [a, b]));

const at = (tokens: BrandTokens, path: string): Color => {
  const value = path.split('.').reduce<unknown>((place, key) => (place as Record<string, unknown>)[key], tokens);
  if (typeof value !== 'string') throw new Error(`The contract has no ${path}.`);
  return value as Color;
};

/** Describes contract pairs with too little contrast. */
export const failingPairs = (tokens: BrandTokens): string[] =>
  contrastPairs
    .map((pair) => ({ ...pair, is: contrast(at(tokens, pair.fg), at(tokens, pair.bg)) }))
    .filter(({ is, min }) => is < min)
    .map(({ fg, bg, min, is }) => `${fg} on ${bg}: ${is.toFixed(2)} of ${min}`);

/** Describes row states of a grid that look alike. */
export const indistinctRows = ({ color: { grid } }: BrandTokens): string[] =>
  combinations(['row', 'rowHover', 'rowSelected', 'rowActive', 'rowLocked'] as const)
    .filter(([a, b]) => difference(grid[a], grid[b]) <= 2)
    .map(([a, b]) => `${a} and ${b}`);

/** Minimum difference of a selected or focused row from each status. */
const SELECTION_DISTANCE = 3;

/** Describes selected rows that resemble a status. */
export const selectionLikeStatus = ({ color: { grid, status } }: BrandTokens): string[] =>
  eachEyes((eyes, see) =>
    (['rowSelected', 'rowActive'] as const).flatMap((row) =>
      Object.entries(status)
        .filter(([, { bg }]) => distance(see(grid[row]), see(bg)) < SELECTION_DISTANCE)
        .map(([name]) => `${row} and ${name} for eyes ${eyes}`),
    ),
  );

/** Describes backgrounds on which neither the fill nor the border of the primary button is visible. */
export const faintButtons = ({ color: { button, surface } }: BrandTokens): string[] =>
  (['page', 'panel', 'raised', 'sunken', 'field'] as const).filter((name) =>
    [button.primaryBg, button.primaryBorder].every((color) => contrast(color, surface[name]) < 3),
  );

/**
 * Describes focus rings that resemble an error. Colour-deficient vision is exempt, because the ring's position and the
 * icon differ too.
 */
export const focusLikeError = ({ color: { palette, status, topBar } }: BrandTokens): string[] => {
  const rings = { accent: palette.accent.focusRing, 'top bar': topBar.focusRing };
  const errors = { danger: palette.danger.border, 'danger text': palette.danger.fg, regretted: status.regretted.fg };
  return Object.entries(rings).flatMap(([ring, color]) =>
    Object.entries(errors)
      .filter(([, error]) => distance(color, error) < FOCUS_DISTANCE)
      .map(([error]) => `${ring} ring and ${error}`),
  );
};

/** Describes statuses that are hard to distinguish with some type of vision. */
export const indistinctStatuses = ({ color: { status } }: BrandTokens): string[] =>
  eachEyes((eyes, see) =>
    combinations(Object.entries(status))
      .filter(([[, a], [, b]]) => difference(see(a.fg), see(b.fg)) <= 8)
      .map(([[a], [b]]) => `${a} and ${b} for eyes ${eyes}`),
  );

/** Describes chart series that are hard to distinguish with some type of vision. */
export const indistinctSeries = ({ color: { chart } }: BrandTokens): string[] =>
  eachEyes((eyes, see) =>
    combinations(Object.entries(chart.series))
      .filter(([[, a], [, b]]) => difference(see(a), see(b)) <= 8)
      .map(([[a], [b]]) => `${a} and ${b} for eyes ${eyes}`),
  );

/** Describes all readability and visibility problems of a theme. */
export const getProblems = (tokens: BrandTokens): string[] => [
  ...failingPairs(tokens),
  ...Object.entries({
    'rows look alike': indistinctRows,
    'a row looks like a status': selectionLikeStatus,
    'the button is faint on': faintButtons,
    'focus looks like an error': focusLikeError,
    'statuses look alike': indistinctStatuses,
    'parts of a chart look alike': indistinctSeries,
  }).flatMap(([problem, find]) => find(tokens).map((where) => `${problem}: ${where}`)),
];
