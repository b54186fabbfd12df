import type { Settings } from '@mortar/contract';

/** Returns the settings of these keys, in their order. */
export function pickSettings<Key extends keyof Settings>(
  settings: Settings,
  keys: readonly Key[],
): Pick<Settings, Key> {
  return Object.fromEntries(keys.map((key) => [key, settings[key]])) as Pick<Settings, Key>;
}

/** Returns the settings that a call saves, in the order of its body. */
export const settingKeys = <Shape extends object>(call: { readonly body: { readonly shape: Shape } }) =>
  Object.keys(call.body.shape) as (keyof Shape & keyof Settings)[];
