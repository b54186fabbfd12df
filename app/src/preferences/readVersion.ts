import { machineStorage } from '#session/storage.ts';

const KEY = 'mortar.read-version';

/** Returns the version whose update notes were last read in this browser (ruling 5), or null. */
export function lastReadVersion(): string | null {
  const version = machineStorage.read(KEY);
  return typeof version === 'string' ? version : null;
}

/** Stores that a version's notes were read, which removes the dot (000 §2, top bar). */
export function keepReadVersion(version: string): void {
  machineStorage.write(KEY, version);
}
