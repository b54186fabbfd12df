import { machineStorage } from '#session/storage.ts';

const KEY = 'mortar.read-version';

/** The version whose update notes were last read in this browser (ruling 5); null where none were. */
export function lastReadVersion(): string | null {
  const version = machineStorage.read(KEY);
  return typeof version === 'string' ? version : null;
}

/** Keeps that the notes of this version were read: its dot does not come again (000 §2, top bar). */
export function keepReadVersion(version: string): void {
  machineStorage.write(KEY, version);
}
