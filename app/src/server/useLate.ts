import { useEffect, useState } from 'react';

/** Milliseconds before a pending answer is reported. */
const LATE_AFTER_MS = 500;

/** Returns true once waiting has taken long enough to be reported. */
export function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  if (late && !waiting) setLate(false);
  useEffect(
    function startTimer() {
      if (!waiting) return;
      const timer = setTimeout(() => setLate(true), LATE_AFTER_MS);
      return () => clearTimeout(timer);
    },
    [waiting],
  );
  return late && waiting;
}
