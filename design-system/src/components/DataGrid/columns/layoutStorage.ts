import type { GridLayoutStorage } from '../types.ts';

const PREFIX = 'm-grid ';

/** Stores layouts in the browser. A full or blocked storage is ignored. */
export const localLayoutStorage: GridLayoutStorage = {
  read(key) {
    try {
      return localStorage.getItem(PREFIX + key);
    } catch {
      return null;
    }
  },
  write(key, text) {
    try {
      if (text === null) localStorage.removeItem(PREFIX + key);
      else localStorage.setItem(PREFIX + key, text);
    } catch {
      // The layout lasts until the page is closed.
    }
  },
};
