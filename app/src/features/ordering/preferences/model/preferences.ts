import { type Settings, updateOrderingSettings } from '@mortar/contract';
import { settingKeys } from '#settings/form/model/pickSettings.ts';
import { type HighlightValues, highlightValues } from '#settings/ordering/highlightColours.ts';

/** The six settings that the form saves together (ruling 19). */
export const ORDERING_KEYS = settingKeys(updateOrderingSettings);

/** The two of its pricing area, which the application settings hold (ruling 31). */
export const VAT_KEYS = [
  'ordering_NettPriceInclusive',
  'ordering_NettPriceExclusive',
] as const satisfies readonly (keyof Settings)[];

export type OrderingPreferences = Pick<Settings, (typeof ORDERING_KEYS)[number]>;
export type VatPreferences = Pick<Settings, (typeof VAT_KEYS)[number]>;
export type Preferences = OrderingPreferences & VatPreferences;

/** What the form holds: a colour is null while its text says none. */
export type PreferenceValues = Omit<Preferences, keyof HighlightValues> & HighlightValues;

const KEYS = [...ORDERING_KEYS, ...VAT_KEYS] as const;

/** Compared as they look: a colour is the same in capitals. */
const same = (one: unknown, other: unknown) => String(one).toLowerCase() === String(other).toLowerCase();

const pick = <Key extends keyof PreferenceValues>(keys: readonly Key[], values: PreferenceValues) =>
  Object.fromEntries(keys.map((key) => [key, values[key]])) as Pick<PreferenceValues, Key>;

/** Whether some of the form differ from the settings. */
export function differs(
  keys: readonly (keyof Preferences)[],
  values: PreferenceValues,
  settings: Preferences,
): boolean {
  return keys.some((key) => !same(values[key], settings[key]));
}

/** The six as they are sent; null while a colour is none. */
export function orderingPreferences(values: PreferenceValues): OrderingPreferences | null {
  const six = pick(ORDERING_KEYS, values);
  const { ordering_SearchHighlightColor: color, ordering_SearchHighlightTextColor: text } = six;
  if (color === null || text === null) return null;
  return { ...six, ordering_SearchHighlightColor: color, ordering_SearchHighlightTextColor: text };
}

export const vatPreferences = (values: PreferenceValues): VatPreferences => pick(VAT_KEYS, values);

/**
 * What the form begins with. Where the retailer has no colours of its own, the brand's stand in the fields: both are always
 * sent.
 */
export function initialValues(settings: Preferences, brand: { color: string; text: string }): PreferenceValues {
  return { ...pick(KEYS, settings), ...highlightValues(settings, brand) };
}

/**
 * What the form holds once somebody saved: what is set now, wherever nobody changed it here. The six are sent together, and
 * would undo it.
 * @param before what was set before that
 */
export function followed(
  values: PreferenceValues,
  before: PreferenceValues,
  saved: PreferenceValues,
): PreferenceValues {
  const changed = KEYS.filter((key) => !same(values[key], before[key]));
  return { ...saved, ...pick(changed, values) };
}
