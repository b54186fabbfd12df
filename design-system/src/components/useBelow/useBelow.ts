import { useCallback, useSyncExternalStore } from 'react';

/** A window that a browser does not measure, in the background for one, counts as wide. */
const isBelow = (width: number) => outerWidth > 0 && outerWidth < width;

const subscribe = (listener: () => void) => {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
};

/**
 * Whether the window on the device is narrower than a width in px, whatever the page is zoomed to (ruling 27). Ask where
 * the product is for larger screens (1020); for mere arrangement use CSS, which follows the zoom.
 */
export const useBelow = (width: number): boolean =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => isBelow(width), [width]),
  );
