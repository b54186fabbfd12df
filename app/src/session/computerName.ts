import { machineStorage } from './storage.ts';

const KEY = 'mortar.computer';

/** Returns the name under which this browser holds order locks, created once and stored (ruling 5). */
export function computerName(): string {
  const stored = machineStorage.read(KEY);
  if (typeof stored === 'string' && stored) return stored;
  // `randomUUID` requires https.
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  const name = `WEB-${number.toString(16).padStart(8, '0').toUpperCase()}`;
  machineStorage.write(KEY, name);
  return name;
}
