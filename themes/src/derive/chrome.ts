import type { BrandTokens, Color, ColorTokens } from '../contract.ts';
import { adjustToContrast, contrast, hex, isLight, lch, withAlpha } from './color.ts';
import { getFocusRing } from './focus.ts';
import type { BrandInputs } from './inputs.ts';
import { getPrimary, tint } from './palettes.ts';
import type { Ground } from './surfaces.ts';

type Base = Pick<ColorTokens, 'surface' | 'text' | 'border' | 'palette' | 'status'>;

/** Returns the colours of the top bar, the most visible sign of a brand. */
export const getTopBar = (brand: BrandInputs, ground: Ground, base: Base): ColorTokens['topBar'] => {
  const { surface, text, border, palette } = base;
  const plain = { bg: surface.panel, text: text.default, muted: text.muted, hover: palette.neutral.muted };
  if (brand.topBar.kind === 'surface') {
    return { ...plain, border: border.default, focusRing: palette.accent.focusRing };
  }
  if (brand.topBar.kind === 'underlined') {
    return { ...plain, border: palette.accent.solid, focusRing: palette.accent.focusRing };
  }
  const accent = lch(brand.accent[ground.mode]);
  const bg = brand.topBar.kind === 'solid' ? brand.topBar[ground.mode] : hex(tint(ground, accent, 2.6));
  const own = lch(bg);
  const light = isLight(bg);
  const away = light ? 'darker' : 'lighter';
  const hover = hex({ ...own, l: own.l + (light ? -0.045 : 0.07) });
  const ink = { l: light ? 0.28 : 0.95, c: light ? 0.06 : 0.012, h: own.h };
  return {
    bg,
    hover,
    text: adjustToContrast(ink, [bg, hover], 7, away),
    muted: adjustToContrast({ ...ink, l: light ? 0.45 : 0.8 }, [bg, hover], 4.6, away),
    border: hex({ ...own, l: own.l + (light ? -0.07 : 0.09) }),
    focusRing: getFocusRing(
      adjustToContrast({ ...accent, l: light ? 0.5 : 0.75 }, [bg, hover], 3.3, away),
      [bg, hover],
      ground,
      away,
      base,
    ),
  };
};

export const getButton = (brand: BrandInputs, ground: Ground, base: Base): ColorTokens['button'] => {
  const { surface, text, border, palette } = base;
  const bg = ground.mode === 'light' ? surface.field : surface.raised;
  const primary = getPrimary(brand, ground, palette.accent);
  const hairline = {
    secondaryBg: bg,
    secondaryHover: palette.neutral.subtle,
    secondaryText: text.default,
    secondaryBorder: border.control,
  };
  const { accent } = palette;
  const tinted = { secondaryBg: accent.muted, secondaryHover: hex(tint(ground, lch(brand.accent[ground.mode]), 2.9)) };
  const secondary = {
    hairline,
    tint: { ...tinted, secondaryText: accent.fg, secondaryBorder: accent.muted },
    accentOutline: {
      secondaryBg: bg,
      secondaryHover: accent.subtle,
      secondaryText: accent.fg,
      secondaryBorder: accent.border,
    },
    heavyOutline: { ...hairline, secondaryHover: palette.neutral.muted, secondaryBorder: text.default },
  }[brand.secondary];
  return { ...primary, ...secondary };
};

export const getTab = (brand: BrandInputs, base: Base): ColorTokens['tab'] => {
  const { text, palette, surface } = base;
  const quiet = { text: text.muted, hoverBg: palette.neutral.subtle };
  return {
    underline: { ...quiet, activeText: text.default, activeBg: surface.panel, activeLine: palette.accent.solid },
    tint: { ...quiet, activeText: palette.accent.fg, activeBg: palette.accent.muted, activeLine: palette.accent.muted },
    solid: {
      ...quiet,
      activeText: palette.neutral.contrast,
      activeBg: palette.neutral.solid,
      activeLine: palette.accent.solid,
    },
  }[brand.tabs];
};

export const getPanelHeading = (brand: BrandInputs, base: Base): ColorTokens['panelHeading'] => {
  const { surface, text, border, palette } = base;
  return {
    plain: { bg: surface.panel, text: text.default, line: border.default },
    sunken: { bg: surface.sunken, text: text.default, line: border.default },
    accentLine: { bg: surface.panel, text: text.default, line: palette.accent.muted },
    heavyLine: { bg: surface.panel, text: text.default, line: text.default },
  }[brand.panelHeading];
};

/** Returns shadows in the greys' hue, because black ones look dirty on coloured paper. */
export const getShadow = (brand: BrandInputs, ground: Ground): BrandTokens['shadow'] => {
  const light = ground.mode === 'light';
  const ink = hex(ground.grey(light ? 0.3 : 0.05));
  const cast = (y: number, blur: number, opacity: number) =>
    `0 ${y}px ${blur}px ${withAlpha(ink, light ? opacity : opacity * 3)}`;
  const drawer = `0 0 32px ${withAlpha(ink, light ? 0.18 : 0.6)}`;
  if (brand.elevation === 'outline') {
    return { panel: 'none', popover: cast(3, 8, 0.12), popup: cast(6, 18, 0.16), drawer };
  }
  const depth = brand.elevation === 'deep' ? 1.35 : 1;
  return {
    panel: brand.elevation === 'deep' ? cast(1, 3, 0.07) : 'none',
    popover: `${cast(1, 2, 0.08 * depth)}, ${cast(6, 18, 0.12 * depth)}`,
    popup: `${cast(2, 6, 0.08 * depth)}, ${cast(18, 48, 0.18 * depth)}`,
    drawer,
  };
};

/** Returns which logo variant fits a background. */
export const logoOn = (bg: Color): BrandTokens['logo']['page'] =>
  contrast('#000000', bg) > contrast('#ffffff', bg)
    ? { light: 'block', dark: 'none' }
    : { light: 'none', dark: 'block' };
