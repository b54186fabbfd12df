import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names of what was found to be well, which nobody needs to look at again. */
export interface SharedNotes {
  all(): string[];
  /** Those of some names that were not noted yet. */
  getNew(names: readonly string[]): string[];
  add(names: readonly string[]): void;
}

/** The notes of one run, of all its workers where they share a folder. A line that is not whole yet is no name. */
export function sharedNotes(folder: string | undefined, file: string): SharedNotes {
  const known = new Set<string>();
  const path = folder === undefined ? undefined : join(folder, file);
  const readOthers = () => {
    if (path === undefined || !existsSync(path)) return;
    for (const name of readFileSync(path, 'utf8').split('\n').slice(0, -1)) known.add(name);
  };
  const unknown = (names: readonly string[]) => names.filter((name) => !known.has(name));
  return {
    all() {
      readOthers();
      return [...known];
    },
    getNew(names) {
      if (unknown(names).length > 0) readOthers();
      return unknown(names);
    },
    add(names) {
      for (const name of names) known.add(name);
      if (path !== undefined) appendFileSync(path, names.map((name) => `${name}\n`).join(''));
    },
  };
}
