import { machineStorage } from './storage.ts';

const KEY = 'mortar.computer';

/** The name under which this browser holds order locks: made once, kept by the browser (ruling 5). */
export function computerName(): string {
  const stored = machineStorage.read(KEY);
  if (typeof stored === 'string' && stored) return stored;
  // Not `randomUUID`: pages that are not served over https do not have it.
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  const name = `WEB-${number.toString(16).padStart(8, '0').toUpperCase()}`;
  machineStorage.write(KEY, name);
  return name;
}
