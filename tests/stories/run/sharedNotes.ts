import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names of items that passed a check and need no further check. */
export interface SharedNotes {
  all(): string[];
  /** Returns the names not recorded yet. */
  getNew(names: readonly string[]): string[];
  add(names: readonly string[]): void;
}

/** Returns the notes of a run, shared by its workers through a folder. Ignores incomplete lines. */
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
