/** How wide characters are in the grid's font, px, by their code. What is not in it may be of any width. */
export interface GlyphWidths {
  readonly [code: number]: number;
  /** At both ends of a cell together, px. Default 16. */
  readonly cellPadding?: number;
}

/** What a cell takes around its text, px: its padding, and the line of a pinned one, as in `GridRow.css`. */
export const aroundText = ({ cellPadding = 16 }: GlyphWidths): number => cellPadding + 1;

/** Kerning, and what is rounded. */
const ALLOWANCE = 1.05;
/** What a character takes that nobody has measured, px: as wide as the grid's font is high, and more than most. */
const UNKNOWN = 14;

/**
 * Whether a text surely fits into so many px. Only then need its cell not be clipped, and a clip costs as much as its
 * text: without those of texts that fit, a frame of scrolling takes a fifth less.
 */
export function fits(text: string, room: number, glyphWidths: GlyphWidths): boolean {
  let width = 0;
  for (let place = 0; place < text.length; place++) {
    width += glyphWidths[text.charCodeAt(place)] ?? Number.POSITIVE_INFINITY;
    if (width * ALLOWANCE > room) return false;
  }
  return true;
}

/** The room that a text surely fits into, px, as far as its characters are known. */
export function roomFor(text: string, glyphWidths: GlyphWidths): number {
  let width = 0;
  for (let place = 0; place < text.length; place++) width += glyphWidths[text.charCodeAt(place)] ?? UNKNOWN;
  return width * ALLOWANCE;
}
