import { machineStorage } from '#session/storage.ts';

const KEY = 'mortar.dark';

/** Returns true if dark mode is on in this browser (ruling 5): as stored, else as in the system. */
export function isDark(): boolean {
  const stored = machineStorage.read(KEY);
  return typeof stored === 'boolean' ? stored : matchMedia('(prefers-color-scheme: dark)').matches;
}

/** Stores the choice and reloads the page (000 §1). */
export function setDark(dark: boolean): void {
  machineStorage.write(KEY, dark);
  location.reload();
}
