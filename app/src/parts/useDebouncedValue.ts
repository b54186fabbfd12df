import { useEffect, useState } from 'react';

/**
 * Returns a value debounced, such as for requests from a slider.
 * @param ms delay in ms
 */
export function useDebouncedValue<T>(value: T, ms: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(
    function updateAfterDelay() {
      const timer = setTimeout(() => setDebounced(value), ms);
      return () => clearTimeout(timer);
    },
    [value, ms],
  );
  return debounced;
}
