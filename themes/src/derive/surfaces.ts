import type { Color, ColorTokens, Mode } from '../contract.ts';
import { adjustToContrast, hex, type Lch, withAlpha } from './color.ts';
import type { BrandInputs } from './inputs.ts';

/** Lightness of neutral colours. In dark mode, higher elevations are lighter. */
const LIGHTNESS = {
  light: { page: 0.968, panel: 0.995, raised: 1, sunken: 0.95, field: 1, line: 0.89, text: 0.24, muted: 0.5 },
  dark: { page: 0.19, panel: 0.228, raised: 0.275, sunken: 0.2, field: 0.185, line: 0.345, text: 0.94, muted: 0.68 },
} as const;

export interface Ground {
  mode: Mode;
  /** Direction of higher contrast with the surfaces. */
  away: 'darker' | 'lighter';
  surface: ColorTokens['surface'];
  /** All backgrounds of text. */
  surfaces: Color[];
  /** Returns a grey with the brand's tint. */
  grey: (lightness: number, strength?: number) => Lch;
  /** Added lightness of its surfaces compared with most brands. */
  lift: number;
}

export const getGround = ({ neutral, darkGround }: BrandInputs, mode: Mode): Ground => {
  const own = mode === 'dark' ? darkGround : undefined;
  const { chroma, hue } = own ?? neutral;
  const lift = own ? own.lightness - LIGHTNESS.dark.page : 0;
  const step = {
    ...LIGHTNESS[mode],
    ...Object.fromEntries(
      (['page', 'panel', 'raised', 'sunken', 'field'] as const).map((name) => [name, LIGHTNESS[mode][name] + lift]),
    ),
  };
  const grey = (l: number, strength = 1): Lch => ({ l, c: chroma * strength, h: hue });
  const paper = (l: number) => hex(grey(l, mode === 'light' ? 0.55 : 0.9));
  const surface = {
    page: paper(step.page),
    panel: hex(grey(step.panel, mode === 'light' ? 0.2 : 0.9)),
    raised: hex(grey(step.raised, mode === 'light' ? 0 : 0.9)),
    sunken: paper(step.sunken),
    field: hex(grey(step.field, mode === 'light' ? 0 : 0.8)),
    scrim: withAlpha(hex(grey(mode === 'light' ? 0.2 : 0.08)), mode === 'light' ? 0.42 : 0.62),
  };
  return {
    mode,
    away: mode === 'light' ? 'darker' : 'lighter',
    surface,
    surfaces: [surface.page, surface.panel, surface.raised, surface.sunken, surface.field],
    grey,
    lift,
  };
};

export const getText = ({ grey, away, surface, surfaces, mode }: Ground, rows: Color[]): ColorTokens['text'] => {
  const step = LIGHTNESS[mode];
  return {
    default: adjustToContrast(grey(step.text), [...surfaces, ...rows], 7, away),
    muted: adjustToContrast(grey(step.muted), [...surfaces, ...rows], 4.6, away),
    placeholder: adjustToContrast(grey(mode === 'light' ? 0.6 : 0.58), [surface.field], 4.55, away),
    disabled: adjustToContrast(grey(mode === 'light' ? 0.72 : 0.48), [surface.panel, surface.raised], 2.4, away),
    link: '#000000',
  };
};

export const getBorder = ({ grey, away, surfaces, mode, lift }: Ground): ColorTokens['border'] => ({
  default: hex(grey(LIGHTNESS[mode].line + lift)),
  control: adjustToContrast(grey(mode === 'light' ? 0.7 : 0.5), surfaces, 3.05, away),
  popup: hex(grey(mode === 'light' ? 0.86 : 0.4)),
});
