import { differenceCiede2000, filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit } from 'culori';
import type { Color, ColorTokens } from '../contract.ts';
import { adjustToContrast, hex } from './color.ts';
import type { BrandInputs } from './inputs.ts';
import { getMark } from './palettes.ts';
import type { Ground } from './surfaces.ts';

const difference = differenceCiede2000();
const EYES = [
  (color: Color) => color,
  filterDeficiencyProt(1),
  filterDeficiencyDeuter(1),
  filterDeficiencyTrit(1),
] as const;

/** A colour as seen with each type of colour vision. */
type Seen = ReturnType<(typeof EYES)[number]>[];
const getSeen = (color: Color): Seen => EYES.map((see) => see(color));
const apart = (a: Seen, b: Seen) => Math.min(...a.map((color, eye) => difference(color, b[eye] ?? color)));

const HUES = Array.from({ length: 18 }, (_, index) => index * 20);
/** Lightness steps from barely distinct to most distinct against the surfaces. */
const LIGHTNESS = { light: [0.6, 0.48, 0.34], dark: [0.58, 0.72, 0.88] } as const;
/** Finer steps for brands that restrict hues. */
const FINE = { light: [0.62, 0.55, 0.48, 0.41, 0.34], dark: [0.55, 0.63, 0.71, 0.79, 0.88] } as const;

/** Returns the first candidate far enough from all others, or else the furthest. */
function furthest(others: Color[], candidates: Color[], enough: number): Color {
  const seenOthers = others.map(getSeen);
  const [best] = candidates
    .map((color) => ({ color, distance: Math.min(enough, ...seenOthers.map((other) => apart(other, getSeen(color)))) }))
    .sort((a, b) => b.distance - a.distance);
  return best?.color ?? '#000000';
}

interface Candidate {
  color: Color;
  seen: Seen;
}

/** Distance at which series are distinguishable with all types of colour vision: the themes' minimum plus a margin. */
const APART = 8.2;

/** Selects colours one by one, each the furthest from all before it for the weakest colour vision. */
function spread(fixed: readonly Candidate[], count: number, candidates: readonly Candidate[]) {
  const chosen = [...fixed];
  let distance = Number.POSITIVE_INFINITY;
  while (chosen.length < fixed.length + count) {
    const [best] = candidates
      .map((candidate) => ({ candidate, to: Math.min(...chosen.map((each) => apart(each.seen, candidate.seen))) }))
      .sort((a, b) => b.to - a.to);
    if (!best) break;
    chosen.push(best.candidate);
    distance = Math.min(distance, best.to);
  }
  return { colors: chosen.slice(fixed.length).map(({ color }) => color), distance };
}

/**
 * Returns further series colours that are distinct from the given ones, for any brand. A brand may restrict the hues.
 * If few lightness steps give too similar colours, finer ones are used.
 */
function additional(
  fixed: Color[],
  count: number,
  ground: Ground,
  grounds: Color[],
  own: BrandInputs['charts'],
): Color[] {
  const known = fixed.map((color) => ({ color, seen: getSeen(color) }));
  const from = (lightness: readonly number[], hues: readonly number[], chroma: number) =>
    spread(
      known,
      count,
      lightness
        .flatMap((l) => hues.map((h) => adjustToContrast({ l, c: chroma, h }, grounds, 3.05, ground.away)))
        .map((color) => ({ color, seen: getSeen(color) })),
    );
  const first = own ? from(FINE[ground.mode], own.hues, own.chroma) : from(LIGHTNESS[ground.mode], HUES, 0.12);
  if (first.distance >= APART) return first.colors;
  const finer = from(FINE[ground.mode], HUES, own?.chroma ?? 0.12);
  return (finer.distance > first.distance ? finer : first).colors;
}

/** Returns the chart colours. `rows` are grid backgrounds, because cells contain small charts. */
export const getChart = (brand: BrandInputs, ground: Ground, rows: Color[]): ColorTokens['chart'] => {
  const light = ground.mode === 'light';
  const grounds = [ground.surface.panel, ground.surface.raised, ...rows];
  const solve = (l: number, c: number, h: number) => adjustToContrast({ l, c, h }, grounds, 3.05, ground.away);
  const accent = getMark(brand, ground.mode);
  const value = solve(accent.l, accent.c, accent.h);
  const grey = ground.grey(0);
  // For a grey brand, uses the grey further from it.
  const compared = furthest(
    [value],
    light
      ? [solve(0.62, grey.c, grey.h), solve(0.34, grey.c, grey.h)]
      : [solve(0.6, grey.c, grey.h), solve(0.86, grey.c, grey.h)],
    12,
  );
  const [two = value, three = value, four = value, five = value] = additional(
    [value, compared],
    4,
    ground,
    grounds,
    brand.charts,
  );
  return {
    value,
    compared,
    average: solve(light ? 0.4 : 0.84, grey.c, grey.h),
    rule: hex(ground.grey(light ? 0.9 : 0.36)),
    track: hex(ground.grey(light ? 0.93 : 0.33)),
    series: { one: value, two, three, four, five, rest: compared },
  };
};
