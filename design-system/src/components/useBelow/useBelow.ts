import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether the window is narrower than a width in px. Ask where something else must be rendered, as for the screen that
 * wants a desktop (1020); for mere arrangement use CSS.
 */
export const useBelow = (width: number): boolean => {
  const query = `(max-width: ${width - 0.02}px)`;
  const subscribe = useCallback(
    (listener: () => void) => {
      if (typeof matchMedia !== 'function') return () => {};
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => typeof matchMedia === 'function' && matchMedia(query).matches);
};
