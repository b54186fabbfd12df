import { useEffect, useRef, useState } from 'react';

/**
 * Returns true while active and for a minimum time from its start, because a flash is unreadable (000 §9).
 * @param ms minimum milliseconds. Default 500
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
