import { clampChroma, converter, differenceEuclidean, formatHex, wcagContrast } from 'culori';
import type { Color } from '../contract.ts';

/** A colour by lightness (0 to 1), chroma (0 to about 0.3) and hue (degrees): equal steps look equal. */
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

/** The nearest colour a screen can show, as hex. */
export const hex = ({ l, c, h }: Lch): Color =>
  formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch')).toLowerCase() as Color;

/** WCAG contrast of a colour on a ground; a translucent colour is laid over the ground first. */
export const contrast = (color: Color, ground: Color): number => wcagContrast(composite(color, ground), ground);

/** What a translucent colour looks like on an opaque ground. */
const composite = (color: Color, ground: Color): Color => {
  const top = toRgb(color);
  const alpha = top.alpha ?? 1;
  if (alpha === 1) return color;
  const under = toRgb(ground);
  const mix = (a: number, b: number) => a * alpha + b * (1 - alpha);
  return formatHex({ mode: 'rgb', r: mix(top.r, under.r), g: mix(top.g, under.g), b: mix(top.b, under.b) }) as Color;
};

/** The colour with an opacity, 0 to 1. */
export const withAlpha = (color: Color, opacity: number): Color =>
  `${color}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`;

/**
 * The first colour from `start` on, getting darker or lighter, that has the contrast on every ground.
 * @throws when even black or white does not reach it: the grounds are too far apart.
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
/** A colour, or what somebody who sees fewer of them sees of it. */
type Seen = Parameters<typeof oklab>[0];

/** How far apart two colours lie in OKLab, in hundredths: below 2 they are hard to tell apart. */
export const distance = (a: Seen, b: Seen): number => oklab(a, b) * 100;

/** Whether dark things are drawn on it. */
export const isLight = (color: Color): boolean => wcagContrast(color, '#000000') > wcagContrast(color, '#ffffff');
