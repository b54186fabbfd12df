import { type RefObject, useEffect, useState } from 'react';
import type { GlyphWidths } from './glyphWidths.ts';

/** After the first rows, which are clipped one and all, ms. */
const DELAY = 300;

/** How wide characters are in the grid, once that is known. */
export function useGlyphWidths(frame: RefObject<HTMLElement | null>): GlyphWidths | null {
  const [glyphWidths, setGlyphWidths] = useState<GlyphWidths | null>(null);
  useEffect(
    function watchFont() {
      let stop: (() => void) | undefined;
      let left = false;
      const timer = setTimeout(async () => {
        // Without it every cell is clipped, which is right too.
        const part = await import('./measureGlyphs.ts').catch(() => null);
        if (part && frame.current && !left) stop = part.observeGlyphWidths(frame.current, setGlyphWidths);
      }, DELAY);
      return () => {
        left = true;
        clearTimeout(timer);
        stop?.();
      };
    },
    [frame],
  );
  return glyphWidths;
}
