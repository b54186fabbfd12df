import { type RefObject, useLayoutEffect, useState } from 'react';
import type { GlyphWidths } from '../columns/glyphWidths.ts';
import { observeGlyphWidths } from './measureGlyphs.ts';

/** What the last grid measured: the next one most likely has the same font, and its columns fit from the start. */
let lastMeasured: GlyphWidths | null = null;

const sameWidths = (a: GlyphWidths, b: GlyphWidths) =>
  Object.keys(b).every((code) => a[Number(code)] === b[Number(code)]);

/** How wide characters are in the grid; null where nothing is laid out, in a hidden tab or in a test. */
export function useGlyphWidths(frame: RefObject<HTMLElement | null>): GlyphWidths | null {
  const [glyphWidths, setGlyphWidths] = useState(lastMeasured);
  useLayoutEffect(
    function watchFont() {
      const note = (measured: GlyphWidths) => {
        lastMeasured = measured;
        setGlyphWidths((before) => (before && sameWidths(before, measured) ? before : measured));
      };
      // Only the first grid waits for it before it is painted.
      return frame.current ? observeGlyphWidths(frame.current, note, lastMeasured === null) : undefined;
    },
    [frame],
  );
  return glyphWidths;
}
