import type { BrandTokens, Mode } from './contract.ts';
import { getAdvert } from './derive/advert.ts';
import { getChart } from './derive/charts.ts';
import { getButton, getPanelHeading, getShadow, getTab, getTopBar, logoOn } from './derive/chrome.ts';
import { adjustToContrast, hex } from './derive/color.ts';
import { getEntrance } from './derive/entrance.ts';
import { getFocusRing } from './derive/focus.ts';
import { getRowColours, rowGrounds } from './derive/grid.ts';
import type { BrandInputs, Overrides } from './derive/inputs.ts';
import { getCredit, getPalettes, getStatus } from './derive/palettes.ts';
import { DIGIT, ICON, LABEL, LINES, MOTION, SCALES, SPACING } from './derive/scales.ts';
import { getScene } from './derive/scene.ts';
import { getBorder, getGround, getText } from './derive/surfaces.ts';

const MONO = "ui-monospace, 'SF Mono', 'Cascadia Mono', 'DejaVu Sans Mono', monospace";

/** Derives a brand's theme in one mode. Contrast is solved here and checked by the tests. */
export const derive = (brand: BrandInputs, mode: Mode): BrandTokens => {
  const ground = getGround(brand, mode);
  const rows = getRowColours(ground);
  const grounds = rowGrounds(rows);
  const status = getStatus(ground, grounds);
  const plain = getPalettes(brand, ground, grounds);
  const stands = [...ground.surfaces, ...grounds];
  const focusRing = getFocusRing(plain.accent.focusRing, stands, ground, ground.away, { palette: plain, status });
  const palette = { ...plain, accent: { ...plain.accent, focusRing } };
  const text = { ...getText(ground, grounds), link: palette.accent.fg };
  const base = { surface: ground.surface, text, border: getBorder(ground), palette, status };
  const topBar = getTopBar(brand, ground, base);
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
      button: getButton(brand, ground, base),
      tab: getTab(brand, base),
      panelHeading: getPanelHeading(brand, base),
      topBar,
      credit: getCredit(ground),
      chart: getChart(brand, ground, grounds),
    },
    radius: brand.radius,
    line: { ...LINES, ...brand.line },
    font: { ...LABEL, labelTracking: brand.font.headingTracking, ...brand.font, mono: MONO },
    icon: { ...ICON, ...brand.icon },
    spacing: { ...SPACING, ...brand.spacing },
    numeral: { ...DIGIT, ...brand.numeral },
    shadow: getShadow(brand, ground),
    motion: { ...MOTION, ...brand.motion },
    text: { ...SCALES.text, ...brand.text },
    space: { ...SCALES.space, ...brand.space },
    control: { ...SCALES.control, ...brand.control },
    entrance: getEntrance(brand, ground),
    scene: getScene(brand, base),
    advert: getAdvert(brand, ground, base),
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
