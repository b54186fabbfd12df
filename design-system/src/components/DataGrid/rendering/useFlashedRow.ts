import { useEffect, useState } from 'react';
import { milliseconds } from '../../../motion/milliseconds.ts';
import type { RowKey } from '../types.ts';

/** How long a row is lit, in milliseconds: the theme's `motion.flash`, as the animation of GridRow.css has it. */
const flashTime = () =>
  milliseconds(getComputedStyle(document.documentElement).getPropertyValue('--m-motion-flash')) || 1200;

/** The row that is lit now, and how one is lit for a moment. */
export function useFlashedRow(): [RowKey | null, (key: RowKey) => void] {
  const [flashed, setFlashed] = useState<RowKey | null>(null);
  useEffect(
    function letItGoOut() {
      if (flashed === null) return;
      const timer = setTimeout(setFlashed, flashTime(), null);
      return () => clearTimeout(timer);
    },
    [flashed],
  );
  return [flashed, setFlashed];
}
