import { useEffect, useState } from 'react';

/**
 * A value that follows another once that has rested: what a server is asked for, behind a slider.
 * @param ms milliseconds of rest
 */
export function useDebouncedValue<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(
    function followAfterARest() {
      const timer = setTimeout(() => setSettled(value), ms);
      return () => clearTimeout(timer);
    },
    [value, ms],
  );
  return settled;
}
