import { statSync } from 'node:fs';

/** Why nothing is kept any more; the end of a sentence for people. */
export const TAKEN_AWAY =
  'files of the server were moved or deleted while it ran. Stop it, put them back or take another directory, and start it again.';

/** Files that a process holds open: what is written to one that its name no longer leads to is lost. */
interface WatchedFiles {
  /** Learns the files that have come to be. */
  look(): void;
  /** Whether every name still leads to the file that it led to. */
  areThere(): boolean;
}

/** Which file a name leads to; null where there is none. */
function identity(path: string): string | null {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true });
  return found ? `${found.dev} ${found.ino}` : null;
}

export function watchFiles(paths: readonly string[]): WatchedFiles {
  const known = new Map<string, string>();
  function look() {
    for (const path of paths) {
      const found = known.has(path) ? null : identity(path);
      if (found !== null) known.set(path, found);
    }
  }
  look();
  return { look, areThere: () => [...known].every(([path, one]) => identity(path) === one) };
}
