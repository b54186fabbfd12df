import { useEffect, useState } from 'react';
import type { RowKey } from '../types.ts';

/** Milliseconds; the animation of GridRow.css takes as long. */
const FLASH = 1200;

/** The row that is lit now, and how one is lit for a moment. */
export function useFlashedRow(): [RowKey | null, (key: RowKey) => void] {
  const [flashed, setFlashed] = useState<RowKey | null>(null);
  useEffect(
    function letItGoOut() {
      if (flashed === null) return;
      const timer = setTimeout(setFlashed, FLASH, null);
      return () => clearTimeout(timer);
    },
    [flashed],
  );
  return [flashed, setFlashed];
}
