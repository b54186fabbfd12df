import { type RefObject, useEffect, useState } from 'react';
import { whenIdle } from '../../../whenIdle.ts';
import type { GlyphWidths } from '../columns/glyphWidths.ts';
import type { ColumnMeasure } from '../columns/useColumnFit.ts';

/** What the last grid measured: the next one most likely has the same font, and its columns fit from the start. */
let last: ColumnMeasure | null = null;

const sameWidths = (a: GlyphWidths, b: GlyphWidths) =>
  Object.keys(b).every((code) => a[Number(code)] === b[Number(code)]);

/** Milliseconds after which a busy page measures all the same. */
const AT_LATEST = 300;

/** How wide characters are in the grid, and what columns make of it; null until it is known, and where nothing is laid out. */
export function useColumnMeasure(frame: RefObject<HTMLElement | null>): ColumnMeasure | null {
  const [measure, setMeasure] = useState(last);
  useEffect(
    function watchFont() {
      let stop: (() => void) | undefined;
      let left = false;
      const watch = async () => {
        // Without it every cell is clipped and columns keep the widths they declare.
        const part = await import('./fitPart.ts').catch(() => null);
        if (!part || !frame.current || left) return;
        stop = part.observeGlyphWidths(frame.current, (glyphWidths) => {
          if (!last || !sameWidths(last.glyphWidths, glyphWidths)) last = { ...part, glyphWidths };
          setMeasure(last);
        });
      };
      // Once the first rows are painted and the page has nothing else to do.
      const idle = whenIdle(() => void watch(), AT_LATEST);
      return () => {
        left = true;
        idle();
        stop?.();
      };
    },
    [frame],
  );
  return measure;
}
