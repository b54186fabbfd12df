/** Character widths in the grid's font in px, by code. Others are unknown. */
export interface GlyphWidths {
  readonly [code: number]: number;
  /** Horizontal padding of a cell, px. Default 16. */
  readonly cellPadding?: number;
}

/** Returns the width around a cell's text in px: padding, and the border of a pinned cell, as in `GridRow.css`. */
export const aroundText = ({ cellPadding = 16 }: GlyphWidths): number => cellPadding + 1;

/** Factor for kerning and rounding. */
const ALLOWANCE = 1.05;
/** Assumed width of an unknown character, px: the font's height, more than most. */
const UNKNOWN = 14;

/**
 * Returns whether a text certainly fits a width in px. Cells with fitting texts need no clipping, which saves a fifth
 * of a scroll frame.
 */
export function fits(text: string, availableWidth: number, glyphWidths: GlyphWidths): boolean {
  let width = 0;
  for (let place = 0; place < text.length; place++) {
    width += glyphWidths[text.charCodeAt(place)] ?? Number.POSITIVE_INFINITY;
    if (width * ALLOWANCE > availableWidth) return false;
  }
  return true;
}

/** Returns a width in px that certainly fits a text, as far as its characters are known. */
export function widthFor(text: string, glyphWidths: GlyphWidths): number {
  let width = 0;
  for (let place = 0; place < text.length; place++) width += glyphWidths[text.charCodeAt(place)] ?? UNKNOWN;
  return width * ALLOWANCE;
}
