import { useEffect, useState } from 'react';
import { milliseconds } from '../../../motion/milliseconds.ts';
import type { RowKey } from '../types.ts';

/** Returns the highlight duration in milliseconds: the theme's `motion.flash`, as used in GridRow.css. */
const flashTime = () =>
  milliseconds(getComputedStyle(document.documentElement).getPropertyValue('--m-motion-flash')) || 1200;

/** Returns the highlighted row, and a function that highlights one briefly. */
export function useFlashedRow(): [RowKey | null, (key: RowKey) => void] {
  const [flashed, setFlashed] = useState<RowKey | null>(null);
  useEffect(
    function endFlash() {
      if (flashed === null) return;
      const timer = setTimeout(setFlashed, flashTime(), null);
      return () => clearTimeout(timer);
    },
    [flashed],
  );
  return [flashed, setFlashed];
}
