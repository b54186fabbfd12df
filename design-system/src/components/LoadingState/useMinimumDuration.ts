import { useEffect, useRef, useState } from 'react';

/**
 * True while something is under way, and for a moment after it began: what flashes cannot be read (000 §9).
 * @param ms least milliseconds. Default 500
 */
export function useMinimumDuration(active: boolean, ms = 500): boolean {
  const since = useRef(0);
  const [held, setHeld] = useState(false);
  useEffect(
    function holdOn() {
      if (active) {
        since.current = performance.now();
        setHeld(true);
        return;
      }
      const left = since.current + ms - performance.now();
      const timer = setTimeout(() => setHeld(false), Math.max(0, left));
      return () => clearTimeout(timer);
    },
    [active, ms],
  );
  return active || held;
}
