/** The theme's colours for parts of a whole, in the order in which parts take them. */
export const HUES = ['one', 'two', 'three', 'four', 'five'] as const;
const PATTERNS = ['striped', 'barred'] as const;

/** What a part looks like wherever it is drawn: five colours, plain or in a pattern, and the quiet one of what is together. */
export type Series = (typeof HUES)[number] | `${(typeof HUES)[number]}-${(typeof PATTERNS)[number]}` | 'rest';

/** Fifteen looks that are told apart, plain ones first: for things that keep theirs, as suppliers do. */
export const SERIES: readonly Series[] = [
  ...HUES,
  ...PATTERNS.flatMap((pattern) => HUES.map((hue) => `${hue}-${pattern}` as const)),
];
