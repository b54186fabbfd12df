import { type RefObject, useEffect, useState } from 'react';
import { whenIdle } from '../../../whenIdle.ts';
import type { GlyphWidths } from '../columns/glyphWidths.ts';
import type { ColumnMeasure } from '../columns/useColumnFit.ts';

/** Measurement of the last grid, a good first guess for the next, which probably has the same font. */
let last: ColumnMeasure | null = null;

const sameWidths = (a: GlyphWidths, b: GlyphWidths) =>
  Object.keys(b).every((code) => a[Number(code)] === b[Number(code)]);

/** Milliseconds after which it measures even on a busy page. */
const AT_LATEST = 300;

/** Returns character widths and the resulting column measure; null until known, and without layout. */
export function useColumnMeasure(frame: RefObject<HTMLElement | null>): ColumnMeasure | null {
  const [measure, setMeasure] = useState(last);
  useEffect(
    function watchFont() {
      let stop: (() => void) | undefined;
      let left = false;
      const watch = async () => {
        // Without it every cell is clipped and columns keep their declared widths.
        const part = await import('./fitPart.ts').catch(() => null);
        if (!part || !frame.current || left) return;
        stop = part.observeGlyphWidths(frame.current, (glyphWidths) => {
          if (!last || !sameWidths(last.glyphWidths, glyphWidths)) last = { ...part, glyphWidths };
          setMeasure(last);
        });
      };
      // After the first rows are painted and the page is idle.
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
