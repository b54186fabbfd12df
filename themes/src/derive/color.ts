import { clampChroma, converter, differenceEuclidean, formatHex, wcagContrast } from 'culori';
import type { Color } from '../contract.ts';

/** An OKLCH colour: lightness (0 to 1), chroma (0 to about 0.3) and hue (degrees); equal steps look equal. */
export interface Lch {
  l: number;
  c: number;
  h: number;
}

const toOklch = converter('oklch');
const toRgb = converter('rgb');

export const lch = (color: Color): Lch => {
  const { l, c, h } = toOklch(color);
  return { l, c, h: h ?? 0 };
};

/** Returns the nearest displayable colour as hex. */
export const hex = ({ l, c, h }: Lch): Color =>
  formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch')).toLowerCase() as Color;

/** Returns the WCAG contrast of a colour on a background; composites a translucent colour first. */
export const contrast = (color: Color, ground: Color): number => wcagContrast(composite(color, ground), ground);

/** Composites a translucent colour on an opaque background. */
const composite = (color: Color, ground: Color): Color => {
  const top = toRgb(color);
  const alpha = top.alpha ?? 1;
  if (alpha === 1) return color;
  const under = toRgb(ground);
  const mix = (a: number, b: number) => a * alpha + b * (1 - alpha);
  return formatHex({ mode: 'rgb', r: mix(top.r, under.r), g: mix(top.g, under.g), b: mix(top.b, under.b) }) as Color;
};

/** Returns the colour with an opacity, 0 to 1. */
export const withAlpha = (color: Color, opacity: number): Color =>
  `${color}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`;

/**
 * Returns the first colour from `start` on, getting darker or lighter, with the contrast on every background.
 * @throws if black or white does not reach it because the backgrounds differ too much
 */
export const adjustToContrast = (start: Lch, grounds: Color[], ratio: number, towards: 'darker' | 'lighter'): Color => {
  const step = towards === 'darker' ? -0.004 : 0.004;
  for (let l = start.l; l >= 0 && l <= 1; l += step) {
    const candidate = hex({ ...start, l });
    if (grounds.every((ground) => contrast(candidate, ground) >= ratio)) return candidate;
  }
  const extreme: Color = towards === 'darker' ? '#000000' : '#ffffff';
  if (grounds.every((ground) => contrast(extreme, ground) >= ratio)) return extreme;
  throw new Error(`No ${towards} colour from ${hex(start)} has ${ratio}:1 on all of ${grounds.join(', ')}.`);
};

const oklab = differenceEuclidean('oklab');
/** A colour, or its simulation for colour-deficient vision. */
type Seen = Parameters<typeof oklab>[0];

/** Returns the distance of two colours in OKLab, in hundredths: below 2 they are hard to distinguish. */
export const distance = (a: Seen, b: Seen): number => oklab(a, b) * 100;

/** Returns whether a colour needs dark content. */
export const isLight = (color: Color): boolean => wcagContrast(color, '#000000') > wcagContrast(color, '#ffffff');
