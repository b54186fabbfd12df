import { machineStorage } from './storage.ts';

const KEY = 'mortar.computer';

/** The name under which this browser holds order locks: made once, kept by the browser (decision 5). */
export function computerName(): string {
  const stored = machineStorage.read(KEY);
  if (typeof stored === 'string' && stored) return stored;
  const name = `WEB-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  machineStorage.write(KEY, name);
  return name;
}
