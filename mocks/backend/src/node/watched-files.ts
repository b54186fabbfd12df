import { statSync } from 'node:fs';

/** Why nothing is stored any longer; the end of a readable sentence. */
export const FILES_LOST =
  'files of the server were moved or deleted while it ran. Stop it, put them back or take another directory, and start it again.';

/** Files held open by the process: writes to a moved or deleted one are lost. */
interface WatchedFiles {
  /** Records newly created files. */
  recordNewFiles(): void;
  /** Returns whether every name still refers to the same file. */
  areUnchanged(): boolean;
}

/** Returns the identity of the file with a name; null if there is none. */
function identity(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true });
  return found ? `${found.dev} ${found.ino}` : null;
}

export function watchFiles(paths: readonly string[]): WatchedFiles {
  const known = new Map<string, string>();
  function recordNewFiles() {
    for (const path of paths) {
      const found = known.has(path) ? null : identity(path);
      if (found !== null) known.set(path, found);
    }
  }
  recordNewFiles();
  return { recordNewFiles, areUnchanged: () => [...known].every(([path, one]) => identity(path) === one) };
}
