import { machineStorage } from '#session/storage.ts';

const KEY = 'mortar.dark';

/** Whether this browser shows dark mode (ruling 5). */
export function isDark(): boolean {
  return machineStorage.read(KEY) === true;
}

/** Keeps the choice and loads the page anew in it (000 §1). */
export function setDark(dark: boolean): void {
  machineStorage.write(KEY, dark);
  location.reload();
}
