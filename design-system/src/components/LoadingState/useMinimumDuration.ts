import { useEffect, useRef, useState } from 'react';

/**
 * Returns true while active and for a minimum time from its start, because a flash is unreadable (000 §9).
 * @param ms minimum milliseconds. Default 500
 */
export function useMinimumDuration(active: boolean, ms = 500): boolean {
  const since = useRef(0);
  const [isExtended, setIsExtended] = useState(false);
  useEffect(
    function extendToMinimum() {
      if (active) {
        since.current = performance.now();
        setIsExtended(true);
        return;
      }
      const left = since.current + ms - performance.now();
      const timer = setTimeout(() => setIsExtended(false), Math.max(0, left));
      return () => clearTimeout(timer);
    },
    [active, ms],
  );
  return active || isExtended;
}
