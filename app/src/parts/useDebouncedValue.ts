import { useEffect, useState } from 'react';

/**
 * Returns a value debounced, such as for requests from a slider.
 * @param ms delay in ms
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
