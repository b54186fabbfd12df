import { type RefObject, useEffect, useState } from 'react';
import type { GlyphWidths } from '../columns/glyphWidths.ts';
import type { ColumnMeasure } from '../columns/useColumnFit.ts';

/** What the last grid measured: the next one most likely has the same font, and its columns fit from the start. */
let last: ColumnMeasure | null = null;

const sameWidths = (a: GlyphWidths, b: GlyphWidths) =>
  Object.keys(b).every((code) => a[Number(code)] === b[Number(code)]);

/** How wide characters are in the grid, and what columns make of it; null until it is known, and where nothing is laid out. */
export function useColumnMeasure(frame: RefObject<HTMLElement | null>): ColumnMeasure | null {
  const [measure, setMeasure] = useState(last);
  useEffect(
    function watchFont() {
      let stop: (() => void) | undefined;
      let left = false;
      // Without it every cell is clipped and columns keep the widths they declare.
      void import('./fitPart.ts')
        .then((part) => {
          if (!frame.current || left) return;
          stop = part.observeGlyphWidths(frame.current, (glyphWidths) => {
            if (last && sameWidths(last.glyphWidths, glyphWidths)) return setMeasure(last);
            last = { ...part, glyphWidths };
            setMeasure(last);
          });
        })
        .catch(() => undefined);
      return () => {
        left = true;
        stop?.();
      };
    },
    [frame],
  );
  return measure;
}
