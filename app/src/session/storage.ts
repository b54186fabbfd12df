/** Storage of small values; if unavailable, full or forbidden, they live as long as the page. */
export interface Storage {
  read(key: string): unknown;
  write(key: string, value: unknown): void;
  remove(key: string): void;
}

type Area = 'localStorage' | 'sessionStorage';

function createStorage(area: Area): Storage {
  const memory = new Map<string, string>();
  const attempt = <T>(action: (store: globalThis.Storage) => T): T | undefined => {
    try {
      return action(globalThis[area]);
    } catch {
      return undefined;
    }
  };
  return {
    read(key) {
      const stored = memory.get(key) ?? attempt((store) => store.getItem(key));
      if (!stored) return null;
      try {
        return JSON.parse(stored);
      } catch {
        return null;
      }
    },
    write(key, value) {
      const serialised = JSON.stringify(value);
      memory.set(key, serialised);
      if (attempt((store) => store.setItem(key, serialised) ?? true)) memory.delete(key);
    },
    remove(key) {
      memory.delete(key);
      attempt((store) => store.removeItem(key));
    },
  };
}

/** Per browser: dark mode, layouts, computer name. Never a token (ruling 5). */
export const machineStorage = createStorage('localStorage');

/** Per tab, across reloads: token and open order. */
export const tabStorage = createStorage('sessionStorage');
