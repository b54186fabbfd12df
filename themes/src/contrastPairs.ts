import { PALETTES } from './contract.ts';

/** A foreground and a background that components combine, by contract path, with the required contrast. */
interface Pair {
  fg: string;
  bg: string;
  /** 4.5 for text; 3 for icons, outlines of controls, focus rings and graphics that carry meaning (WCAG 2.2, 1.4.3 and 1.4.11). */
  min: 4.5 | 3;
}

const SURFACES = ['page', 'panel', 'raised', 'sunken', 'field'].map((name) => `color.surface.${name}`);
const ROWS = ['row', 'rowAlternate', 'rowHover', 'rowSelected', 'rowActive', 'rowLocked'].map((n) => `color.grid.${n}`);
const STATUSES = ['invoiced', 'partial', 'regretted', 'waiting'].map((name) => `color.status.${name}`);
const NOTICES = PALETTES.map((name) => `color.palette.${name}.subtle`);
const CHARTS = [
  ...['value', 'compared', 'average'].map((name) => `color.chart.${name}`),
  ...['one', 'two', 'three', 'four', 'five', 'rest'].map((name) => `color.chart.series.${name}`),
];

const cross = (fgs: string[], bgs: string[], min: Pair['min']): Pair[] =>
  fgs.flatMap((fg) => bgs.map((bg) => ({ fg, bg, min })));

const palettePairs = (name: string): Pair[] => {
  const role = (key: string) => `color.palette.${name}.${key}`;
  return [
    ...cross([role('contrast')], [role('solid'), role('emphasized')], 4.5),
    ...cross([role('fg')], [...SURFACES, ...ROWS, role('subtle'), role('muted')], 4.5),
    ...cross([role('border'), role('focusRing')], SURFACES, 3),
    ...cross([role('focusRing')], ROWS, 3),
    ...cross([role('solid')], ['color.surface.panel', 'color.surface.raised', 'color.surface.field'], 3),
  ];
};

/** All pairs that must be legible or visible. */
export const contrastPairs: readonly Pair[] = [
  ...cross(
    ['color.text.default'],
    [...SURFACES, ...ROWS, ...NOTICES, 'color.palette.neutral.muted', ...STATUSES.map((s) => `${s}.bg`)],
    4.5,
  ),
  ...cross(['color.text.muted'], [...SURFACES, ...ROWS, 'color.palette.neutral.subtle'], 4.5),
  ...cross(['color.text.placeholder'], ['color.surface.field'], 4.5),
  ...cross(['color.text.link'], [...SURFACES, ...ROWS], 4.5),
  ...cross(['color.border.control'], SURFACES, 3),
  ...PALETTES.flatMap(palettePairs),
  ...STATUSES.flatMap((status) => cross([`${status}.fg`], [...SURFACES, ...ROWS, `${status}.bg`], 4.5)),
  ...cross(['color.grid.headerText'], ['color.surface.sunken'], 4.5),
  ...cross(['color.grid.matchText'], ['color.grid.matchBg'], 4.5),
  ...cross(['color.button.primaryText'], ['color.button.primaryBg', 'color.button.primaryHover'], 4.5),
  ...cross(['color.button.secondaryText'], ['color.button.secondaryBg', 'color.button.secondaryHover'], 4.5),
  ...cross(['color.tab.text'], ['color.tab.hoverBg', 'color.surface.panel', 'color.surface.page'], 4.5),
  ...cross(['color.tab.activeText'], ['color.tab.activeBg'], 4.5),
  ...cross(['color.panelHeading.text', 'color.palette.accent.fg', 'color.text.muted'], ['color.panelHeading.bg'], 4.5),
  ...cross(['color.topBar.text', 'color.topBar.muted'], ['color.topBar.bg', 'color.topBar.hover'], 4.5),
  ...cross(['color.topBar.focusRing'], ['color.topBar.bg', 'color.topBar.hover'], 3),
  ...cross(
    ['low', 'medium', 'high', 'over'].map((level) => `color.credit.${level}`),
    ['color.credit.track', 'color.surface.panel', 'color.surface.raised'],
    3,
  ),
  ...cross(['advert.headline', 'advert.line'], ['advert.ground', 'advert.window', 'advert.soft'], 4.5),
  ...cross(CHARTS, ['color.surface.panel', 'color.surface.raised', ...ROWS], 3),
];
