import { readFileSync } from 'node:fs';
import type { Faces } from '#documents/pages/face.ts';

const face = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../pages/fonts/inter-${name}.ttf`, import.meta.url)));

/** Fonts of printed pages, for tests in Node. */
export const faces: Faces = { regular: face('regular'), bold: face('bold') };
