import { useSyncExternalStore } from 'react';

const LESS = '(prefers-reduced-motion: reduce)';

/** Whether something may move now: nobody asked for less of it, and the browser can move it without the page's help. */
export const wantsMotion = (): boolean => !matchMedia(LESS).matches && typeof Element.prototype.animate === 'function';

/** Whether the person at the screen wants no motion; changes with the system's setting. */
export const usePrefersStill = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(LESS);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => matchMedia(LESS).matches,
  );
