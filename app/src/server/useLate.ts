import { useEffect, useState } from 'react';

/** Milliseconds that an answer may take before it is worth saying that it is awaited. */
const PATIENCE = 500;

/** Whether something has been awaited for so long that it should be said. */
export function useLate(waiting: boolean): boolean {
  const [late, setLate] = useState(false);
  if (late && !waiting) setLate(false);
  useEffect(
    function sayItOnceItIsLate() {
      if (!waiting) return;
      const timer = setTimeout(() => setLate(true), PATIENCE);
      return () => clearTimeout(timer);
    },
    [waiting],
  );
  return late && waiting;
}
