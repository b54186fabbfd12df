import { type RefObject, useEffect, useState } from 'react';
import type { GlyphWidths } from '../columns/glyphWidths.ts';

/** What the last grid measured: the next one most likely has the same font, and its columns fit from the start. */
let lastMeasured: GlyphWidths | null = null;

/** How wide characters are in the grid, once that is known. */
export function useGlyphWidths(frame: RefObject<HTMLElement | null>): GlyphWidths | null {
  const [glyphWidths, setGlyphWidths] = useState(lastMeasured);
  useEffect(
    function watchFont() {
      let stop: (() => void) | undefined;
      let left = false;
      const note = (measured: GlyphWidths) => {
        lastMeasured = measured;
        setGlyphWidths((before) => (before && sameWidths(before, measured) ? before : measured));
      };
      // After the first rows. Without it every cell is clipped and columns keep the widths they declare.
      void import('./measureGlyphs.ts')
        .then((part) => {
          if (frame.current && !left) stop = part.observeGlyphWidths(frame.current, note);
        })
        .catch(() => undefined);
      return () => {
        left = true;
        stop?.();
      };
    },
    [frame],
  );
  return glyphWidths;
}

function sameWidths(a: GlyphWidths, b: GlyphWidths): boolean {
  return Object.keys(b).every((code) => a[Number(code)] === b[Number(code)]);
}
