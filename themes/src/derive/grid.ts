import type { Color, ColorTokens } from '../contract.ts';
import { hex } from './color.ts';
import type { Ground } from './surfaces.ts';

type Rows = Omit<ColorTokens['grid'], 'headerText' | 'matchBg' | 'matchText'>;

/**
 * Returns row colours as steps of one grey: hover, locked, selected and focused rows. None has a hue that resembles a
 * status; selection also has an accent bar.
 */
export const getRowColours = (ground: Ground): Rows => {
  const light = ground.mode === 'light';
  const step = (l: number, dark: number) => hex(ground.grey(light ? l : dark, 0.5));
  return {
    row: ground.surface.panel,
    rowAlternate: hex(ground.grey(light ? 0.982 : 0.24 + ground.lift, light ? 0.4 : 0.9)),
    rowHover: step(0.9655, 0.273),
    rowSelected: step(0.9, 0.345),
    rowActive: step(0.87, 0.39),
    // Larger step than elsewhere, because steps near black look smaller.
    rowLocked: step(0.934, 0.172 + 1.6 * ground.lift),
    line: hex(ground.grey(light ? 0.925 : 0.305 + ground.lift)),
  };
};

/** Returns the row backgrounds that text appears on. */
export const rowGrounds = (rows: Rows): Color[] => [
  rows.row,
  rows.rowAlternate,
  rows.rowHover,
  rows.rowSelected,
  rows.rowActive,
  rows.rowLocked,
];
