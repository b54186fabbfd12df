import type { Settings } from '@mortar/contract';

/** The settings of these keys, in the order of the keys. */
export function pickSettings<Key extends keyof Settings>(
  settings: Settings,
  keys: readonly Key[],
): Pick<Settings, Key> {
  return Object.fromEntries(keys.map((key) => [key, settings[key]])) as Pick<Settings, Key>;
}
