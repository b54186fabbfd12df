import { useCallback, useSyncExternalStore } from 'react';

/** A window without a measured width, for example in the background, counts as wide. */
const isBelow = (width: number) => outerWidth > 0 && outerWidth < width;

const subscribe = (listener: () => void) => {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
};

/**
 * Returns whether the window is narrower than a width in px, regardless of zoom (ruling 27). Use it where the product
 * requires larger screens (1020); for layout use CSS, which follows the zoom.
 */
export const useBelow = (width: number): boolean =>
  useSyncExternalStore(
    subscribe,
    useCallback(() => isBelow(width), [width]),
  );
