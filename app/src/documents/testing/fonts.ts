import { readFileSync } from 'node:fs';
import type { PrintFonts } from '#documents/pages/font.ts';

const font = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../pages/fonts/inter-${name}.ttf`, import.meta.url)));

/** Fonts of printed pages, for tests in Node. */
export const fonts: PrintFonts = { regular: font('regular'), bold: font('bold') };
