import { type Settings, updateOrderingSettings } from '@mortar/contract';
import { settingKeys } from '#settings/form/model/pickSettings.ts';
import { type HighlightValues, highlightValues } from '#settings/ordering/highlightColours.ts';

/** Six settings that the form saves together (ruling 19). */
export const ORDERING_KEYS = settingKeys(updateOrderingSettings);

/** Two pricing settings stored with the application settings (ruling 31). */
export const VAT_KEYS = [
  'ordering_NettPriceInclusive',
  'ordering_NettPriceExclusive',
] as const satisfies readonly (keyof Settings)[];

export type OrderingPreferences = Pick<Settings, (typeof ORDERING_KEYS)[number]>;
export type VatPreferences = Pick<Settings, (typeof VAT_KEYS)[number]>;
export type Preferences = OrderingPreferences & VatPreferences;

/** Values of the form; an invalid colour is null. */
export type PreferenceValues = Omit<Preferences, keyof HighlightValues> & HighlightValues;

const KEYS = [...ORDERING_KEYS, ...VAT_KEYS] as const;

/** Colours ignore case. */
const same = (a: unknown, b: unknown) => String(a).toLowerCase() === String(b).toLowerCase();

const pick = <Key extends keyof PreferenceValues>(keys: readonly Key[], values: PreferenceValues) =>
  Object.fromEntries(keys.map((key) => [key, values[key]])) as Pick<PreferenceValues, Key>;

export function differs(
  keys: readonly (keyof Preferences)[],
  values: PreferenceValues,
  settings: Preferences,
): boolean {
  return keys.some((key) => !same(values[key], settings[key]));
}

/** Returns the six settings to send; null if a colour is invalid. */
export function orderingPreferences(values: PreferenceValues): OrderingPreferences | null {
  const six = pick(ORDERING_KEYS, values);
  const { ordering_SearchHighlightColor: color, ordering_SearchHighlightTextColor: text } = six;
  if (color === null || text === null) return null;
  return { ...six, ordering_SearchHighlightColor: color, ordering_SearchHighlightTextColor: text };
}

export const vatPreferences = (values: PreferenceValues): VatPreferences => pick(VAT_KEYS, values);

/** Returns the form's initial values. Missing colours default to the brand's, since both are always sent. */
export function initialValues(settings: Preferences, brand: { color: string; text: string }): PreferenceValues {
  return { ...pick(KEYS, settings), ...highlightValues(settings, brand) };
}

/**
 * Returns the form's values after an external change: unchanged fields take the new settings, because all six are sent
 * together.
 * @param before previous settings
 */
export function applyDependentValues(
  values: PreferenceValues,
  before: PreferenceValues,
  saved: PreferenceValues,
): PreferenceValues {
  const changed = KEYS.filter((key) => !same(values[key], before[key]));
  return { ...saved, ...pick(changed, values) };
}
