import type { jsPDF } from 'jspdf';
import figures from './fonts/figures.json';
import { printable } from './printable.ts';

export interface PrintFonts {
  regular: Uint8Array;
  bold: Uint8Array;
}

/** Glyph table of a font, missing in the library's types. */
interface FontMetadata {
  cmap: { unicode: { codeMap: Record<number, number> } };
}

const FONT_NAME = 'Inter';
const STYLES = { regular: 'normal', bold: 'bold' } as const;
const ZERO = '0'.charCodeAt(0);

function binary(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

/**
 * Sets a document's font, with tabular digits.
 * @returns function that replaces characters the font lacks
 */
export function embedFonts(doc: jsPDF, fonts: PrintFonts): (text: string) => string {
  let glyphs: Record<number, number> = {};
  for (const name of ['bold', 'regular'] as const) {
    doc.addFileToVFS(`${name}.ttf`, btoa(binary(fonts[name])));
    doc.addFont(`${name}.ttf`, FONT_NAME, STYLES[name]);
    doc.setFont(FONT_NAME, STYLES[name]);
    glyphs = (doc.getFont() as unknown as { metadata: FontMetadata }).metadata.cmap.unicode.codeMap;
    for (const [digit, glyph] of figures[name].entries()) glyphs[ZERO + digit] = glyph;
  }
  return (text) => printable(text, (codePoint) => Boolean(glyphs[codePoint]));
}

/** Sets font style, size and colour of the text that follows. @param size points */
export function write(doc: jsPDF, size: number, colour: string, style: keyof typeof STYLES = 'regular'): void {
  doc.setFont(FONT_NAME, STYLES[style]).setFontSize(size).setTextColor(colour);
}

export const TABLE_FONT = FONT_NAME;
