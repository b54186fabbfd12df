/** Labels of each option's values; null for any text. */
export type OptionLabels<Options> = { [Option in keyof Options]: Readonly<Record<string, string>> | null };

/**
 * Returns stored search options; missing or invalid ones are defaults.
 * @param first defaults
 */
export function searchOptions<Options extends Record<keyof Options, string>>(
  stored: unknown,
  first: Options,
  labels: OptionLabels<Options>,
): Options {
  const storedOptions = (stored ?? {}) as Partial<Record<keyof Options, unknown>>;
  const options = { ...first };
  for (const option of Object.keys(first) as (keyof Options)[]) {
    const value = storedOptions[option];
    const known = labels[option];
    if (typeof value !== 'string' || (known && !Object.hasOwn(known, value))) continue;
    options[option] = value as Options[typeof option];
  }
  return options;
}
