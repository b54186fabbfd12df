import { machineStorage } from '#session/storage.ts';

const KEY = 'mortar.dark';

/** Returns true if dark mode is on in this browser (ruling 5). */
export function isDark(): boolean {
  return machineStorage.read(KEY) === true;
}

/** Stores the choice and reloads the page (000 §1). */
export function setDark(dark: boolean): void {
  machineStorage.write(KEY, dark);
  location.reload();
}
