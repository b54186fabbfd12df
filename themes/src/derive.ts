import type { BrandTokens, Mode } from './contract.ts';
import { advertOf } from './derive/advert.ts';
import { chartOf } from './derive/charts.ts';
import { buttonOf, logoOn, panelHeadingOf, shadowOf, tabOf, topBarOf } from './derive/chrome.ts';
import { adjustToContrast, hex } from './derive/color.ts';
import { entranceOf } from './derive/entrance.ts';
import { focusRingOf } from './derive/focus.ts';
import { rowGrounds, rowsOf } from './derive/grid.ts';
import type { BrandInputs, Overrides } from './derive/inputs.ts';
import { creditOf, palettesOf, statusOf } from './derive/palettes.ts';
import { DIGIT, ICON, LABEL, LINES, MOTION, ROOM, SCALES } from './derive/scales.ts';
import { sceneOf } from './derive/scene.ts';
import { borderOf, groundOf, textOf } from './derive/surfaces.ts';

const MONO = "ui-monospace, 'SF Mono', 'Cascadia Mono', 'DejaVu Sans Mono', monospace";

/** A brand's whole theme in one mode, from its inputs. Contrast is solved here and checked by the tests. */
export const derive = (brand: BrandInputs, mode: Mode): BrandTokens => {
  const ground = groundOf(brand, mode);
  const rows = rowsOf(ground);
  const grounds = rowGrounds(rows);
  const status = statusOf(ground, grounds);
  const plain = palettesOf(brand, ground, grounds);
  const stands = [...ground.surfaces, ...grounds];
  const focusRing = focusRingOf(plain.accent.focusRing, stands, ground, ground.away, { palette: plain, status });
  const palette = { ...plain, accent: { ...plain.accent, focusRing } };
  const text = { ...textOf(ground, grounds), link: palette.accent.fg };
  const base = { surface: ground.surface, text, border: borderOf(ground), palette, status };
  const topBar = topBarOf(brand, ground, base);
  const match = { l: mode === 'light' ? 0.93 : 0.42, c: mode === 'light' ? 0.12 : 0.09, h: 96 };
  const matchBg = hex(match);
  const tokens: BrandTokens = {
    color: {
      ...base,
      grid: {
        ...rows,
        headerText: text.muted,
        matchBg,
        matchText: adjustToContrast(
          { ...match, l: mode === 'light' ? 0.25 : 0.96, c: 0.03 },
          [matchBg],
          7,
          ground.away,
        ),
      },
      button: buttonOf(brand, ground, base),
      tab: tabOf(brand, base),
      panelHeading: panelHeadingOf(brand, base),
      topBar,
      credit: creditOf(ground),
      chart: chartOf(brand, ground, grounds),
    },
    radius: brand.radius,
    line: { ...LINES, ...brand.line },
    font: { ...LABEL, labelTracking: brand.font.headingTracking, ...brand.font, mono: MONO },
    icon: { ...ICON, ...brand.icon },
    room: { ...ROOM, ...brand.room },
    figure: { ...DIGIT, ...brand.figure },
    shadow: shadowOf(brand, ground),
    motion: { ...MOTION, ...brand.motion },
    text: { ...SCALES.text, ...brand.text },
    space: { ...SCALES.space, ...brand.space },
    control: { ...SCALES.control, ...brand.control },
    entrance: entranceOf(brand, ground),
    scene: sceneOf(brand, base),
    advert: advertOf(brand, ground, base),
    logo: { page: logoOn(ground.surface.page), topBar: logoOn(topBar.bg) },
  };
  return merge(tokens, brand.overrides?.[mode] ?? {});
};

const merge = <T extends object>(base: T, over: Overrides | object): T => {
  const result = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const now = result[key as keyof T];
    const deeper = typeof now === 'object' && now !== null && typeof value === 'object';
    result[key as keyof T] = deeper ? (merge(now, value) as T[keyof T]) : value;
  }
  return result;
};
