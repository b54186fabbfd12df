import { useSyncExternalStore } from 'react';

const LESS = '(prefers-reduced-motion: reduce)';

/** Returns whether to animate: no reduced motion, and native animation support. */
export const wantsMotion = (): boolean => !matchMedia(LESS).matches && typeof Element.prototype.animate === 'function';

/** Returns whether the user prefers reduced motion; updates with the system's setting. */
export const usePrefersStill = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(LESS);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(LESS).matches,
  );
