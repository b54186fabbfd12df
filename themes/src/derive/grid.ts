import type { Color, ColorTokens } from '../contract.ts';
import { hex, lch } from './color.ts';
import type { BrandInputs } from './inputs.ts';
import { tint } from './palettes.ts';
import type { Ground } from './surfaces.ts';

type Rows = Omit<ColorTokens['grid'], 'headerText' | 'matchBg' | 'matchText'>;

/** Hover is grey, selection carries the accent, the keyboard's row carries more of it, a locked row sinks. */
export const rowsOf = (brand: BrandInputs, ground: Ground): Rows => {
  const accent = lch(brand.accent[ground.mode]);
  const light = ground.mode === 'light';
  return {
    row: ground.surface.panel,
    rowAlternate: hex(ground.grey(light ? 0.982 : 0.24, light ? 0.4 : 0.9)),
    rowHover: hex(ground.grey(light ? 0.955 : 0.285)),
    rowSelected: hex(tint(ground, accent, 1.5)),
    rowActive: hex(tint(ground, accent, light ? 2.9 : 3)),
    rowLocked: hex(ground.grey(light ? 0.918 : 0.172)),
    line: hex(ground.grey(light ? 0.925 : 0.305)),
  };
};

/** Grounds of a row that texts stand on. */
export const rowGrounds = (rows: Rows): Color[] => [
  rows.row,
  rows.rowAlternate,
  rows.rowHover,
  rows.rowSelected,
  rows.rowActive,
  rows.rowLocked,
];
