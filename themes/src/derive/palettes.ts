import type { Color, ColorTokens, Palette, PaletteName, StatusColors } from '../contract.ts';
import { adjustToContrast, contrast, hex, type Lch, lch } from './color.ts';
import type { BrandInputs } from './inputs.ts';
import type { Ground } from './surfaces.ts';

const HUES = { success: 152, warning: 72, danger: 24, info: 248 } as const;

/** Returns a muted fill in a hue. `strength` 1 is a notice's background, 2 a selected chip. */
export const tint = ({ mode, grey }: Ground, { c, h }: Lch, strength: number): Lch => {
  if (c < 0.03) return grey(mode === 'light' ? 0.97 - strength * 0.03 : 0.255 + strength * 0.035);
  return mode === 'light'
    ? { l: 0.982 - strength * 0.026, c: Math.min(c, 0.008 + strength * 0.014), h }
    : { l: 0.245 + strength * 0.035, c: Math.min(c, 0.012 + strength * 0.02), h };
};

/** Hover fill: lighter, or darker if it already is very light. */
const lit = ({ l, c, h }: Lch): Color => hex({ l: l > 0.93 ? l - 0.05 : Math.min(l + 0.06, 0.97), c, h });

/** Text on a bright fill: nearly black, in its hue. */
const getInk = (fill: Lch): Color => hex({ ...fill, l: 0.19, c: Math.min(fill.c, 0.04) });

const bright = (ground: Ground, start: Lch): Pick<Palette, 'solid' | 'contrast' | 'emphasized'> => {
  const contrastColor = getInk(start);
  const solid = adjustToContrast(start, [ground.surface.raised, contrastColor], 4.8, 'lighter');
  return { solid, contrast: contrastColor, emphasized: lit(lch(solid)) };
};

const deep = (ground: Ground, start: Lch): Pick<Palette, 'solid' | 'contrast' | 'emphasized'> => {
  const white: Color = '#ffffff';
  const solid = adjustToContrast(start, [white], 4.6, 'darker');
  const { l } = lch(solid);
  const step = l < 0.24 ? 0.1 : ground.mode === 'light' ? -0.06 : -0.05;
  return { solid, contrast: white, emphasized: hex({ ...start, l: l + step }) };
};

/** Derives the eight roles from one colour. `rows` are the grid backgrounds that its text appears on. */
const getPalette = (ground: Ground, start: Lch, solidKind: 'bright' | 'deep', rows: Color[]): Palette => {
  const subtle = hex(tint(ground, start, 1));
  const muted = hex(tint(ground, start, 2));
  const read = { ...start, l: ground.mode === 'light' ? Math.min(start.l, 0.55) : Math.max(start.l, 0.7) };
  const edge = { ...start, l: ground.mode === 'light' ? Math.max(start.l, 0.62) : Math.min(start.l, 0.58) };
  return {
    ...(solidKind === 'bright' ? bright(ground, start) : deep(ground, start)),
    fg: adjustToContrast(read, [...ground.surfaces, ...rows, subtle, muted], 4.6, ground.away),
    subtle,
    muted,
    focusRing: adjustToContrast(edge, [...ground.surfaces, ...rows], 3.3, ground.away),
    border: adjustToContrast(edge, ground.surfaces, 3.05, ground.away),
  };
};

/**
 * Returns the colour that a brand's marks and texts derive from. A colour too bright to read is replaced by a deep
 * shade of its hue, because its lightest readable shade looks muddy.
 */
export const getMark = (brand: BrandInputs, mode: Ground['mode']): Lch => {
  const accent = lch(brand.accent[mode]);
  if (mode === 'dark' || brand.lightSolid !== 'bright') return accent;
  return { ...accent, l: 0.42, c: accent.c < 0.02 ? accent.c : Math.max(accent.c, 0.13) };
};

/** Returns the primary button's palette: the accent's, or the accent unchanged. */
export const getPrimary = (
  brand: BrandInputs,
  { mode }: Ground,
  { solid, contrast: onSolid, emphasized, border }: Palette,
): Pick<ColorTokens['button'], 'primaryBg' | 'primaryHover' | 'primaryText' | 'primaryBorder'> => {
  if (mode === 'dark' || brand.lightSolid !== 'bright') {
    return { primaryBg: solid, primaryHover: emphasized, primaryText: onSolid, primaryBorder: '#00000000' };
  }
  const accent = lch(brand.accent.light);
  const primaryText = getInk(accent);
  const primaryBg = adjustToContrast(accent, [primaryText], 4.8, 'lighter');
  return { primaryBg, primaryHover: lit(lch(primaryBg)), primaryText, primaryBorder: border };
};

export const getPalettes = (brand: BrandInputs, ground: Ground, rows: Color[]): ColorTokens['palette'] => {
  const { mode } = ground;
  const kind = mode === 'light' ? 'deep' : brand.darkSolid;
  const hue = { ...HUES, ...brand.hues };
  const status = (name: Exclude<PaletteName, 'accent' | 'neutral'>, l: number, c: number) =>
    getPalette(ground, { l: mode === 'light' ? l : l + 0.18, c, h: hue[name] }, kind, rows);
  return {
    accent: getPalette(ground, getMark(brand, mode), kind, rows),
    neutral: getPalette(
      ground,
      ground.grey(mode === 'light' ? 0.33 : 0.86),
      mode === 'light' ? 'deep' : 'bright',
      rows,
    ),
    success: status('success', 0.53, 0.13),
    warning: status('warning', 0.55, 0.115),
    danger: status('danger', 0.53, 0.185),
    info: status('info', 0.53, 0.14),
  };
};

/**
 * Statuses differ in hue and in lightness, along blue and yellow as well as red and green, so that colour-blind users
 * can distinguish them.
 */
const STATUS: Record<keyof ColorTokens['status'], { light: Lch; dark: Lch }> = {
  invoiced: { light: { l: 0.5, c: 0.1, h: 168 }, dark: { l: 0.82, c: 0.13, h: 168 } },
  partial: { light: { l: 0.545, c: 0.115, h: 75 }, dark: { l: 0.85, c: 0.14, h: 88 } },
  regretted: { light: { l: 0.44, c: 0.17, h: 18 }, dark: { l: 0.73, c: 0.16, h: 18 } },
  waiting: { light: { l: 0.47, c: 0.13, h: 262 }, dark: { l: 0.76, c: 0.11, h: 262 } },
};

export const getStatus = (ground: Ground, rows: Color[]): ColorTokens['status'] => {
  const one = (name: keyof ColorTokens['status']): StatusColors => {
    const start = STATUS[name][ground.mode];
    const bg = hex(tint(ground, start, 1.3));
    return { bg, fg: adjustToContrast(start, [...ground.surfaces, ...rows, bg], 4.55, ground.away) };
  };
  return {
    invoiced: one('invoiced'),
    partial: one('partial'),
    regretted: one('regretted'),
    waiting: one('waiting'),
  };
};

export const getCredit = (ground: Ground): ColorTokens['credit'] => {
  const track = hex(ground.grey(ground.mode === 'light' ? 0.93 : 0.33));
  const fill = (l: number, c: number, h: number): Color =>
    adjustToContrast(
      { l: ground.mode === 'light' ? l : l + 0.1, c, h },
      [track, ground.surface.raised],
      3.05,
      ground.away,
    );
  const credit = {
    low: fill(0.6, 0.14, 152),
    medium: fill(0.66, 0.135, 96),
    high: fill(0.62, 0.15, 52),
    over: fill(0.5, 0.19, 22),
    track,
  };
  return contrast(credit.over, track) >= 3 ? credit : { ...credit, over: hex({ l: 0.7, c: 0.17, h: 22 }) };
};
