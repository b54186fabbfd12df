import type { GridLayoutStorage } from '../types.ts';

const PREFIX = 'm-grid ';

/** Remembers layouts in the browser. A storage that is full or forbidden remembers nothing and says nothing. */
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
      // The columns keep their layout until the page is left.
    }
  },
};
