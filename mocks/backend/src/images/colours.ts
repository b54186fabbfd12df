import { hash } from '../runtime/random.ts';
import type { Colour } from './png.ts';

/** Returns a colour by hue (0 to 359), saturation and lightness (0 to 1). */
export function hsl(hue: number, saturation: number, lightness: number): Colour {
  const strength = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const at = (offset + hue / 30) % 12;
    return Math.round(255 * (lightness - strength * Math.max(-1, Math.min(at - 3, 9 - at, 1))));
  };
  return [channel(0), channel(8), channel(4)];
}

/** A company's style: of a maker on its packs, of a supplier on its shelf label. */
interface Dress {
  hue: number;
  main: Colour;
  dark: Colour;
  light: Colour;
  /** Index of its mark. */
  mark: number;
}

const MARKS = 5;

/** Returns the style of a name; deterministic. */
export function getCompanyStyle(name: string): Dress {
  const code = hash(`house ${name}`);
  const hue = code % 360;
  // Yellow and green look lighter than they are and need darker shades for legible print.
  const bright = hue > 40 && hue < 190;
  return {
    hue,
    main: hsl(hue, 0.62, bright ? 0.34 : 0.44),
    dark: hsl(hue, 0.66, bright ? 0.22 : 0.28),
    light: hsl(hue, 0.6, 0.86),
    mark: (code >>> 9) % MARKS,
  };
}
