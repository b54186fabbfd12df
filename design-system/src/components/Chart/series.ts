/** The theme's series colours in order. */
export const HUES = ['one', 'two', 'three', 'four', 'five'] as const;
const PATTERNS = ['striped', 'barred'] as const;

/** Style of a series: five colours, plain or patterned, and a muted one for the combined rest. */
export type Series = (typeof HUES)[number] | `${(typeof HUES)[number]}-${(typeof PATTERNS)[number]}` | 'rest';

/** Fifteen distinct styles, plain ones first, for permanent assignment, as to suppliers. */
export const SERIES: readonly Series[] = [
  ...HUES,
  ...PATTERNS.flatMap((pattern) => HUES.map((hue) => `${hue}-${pattern}` as const)),
];
