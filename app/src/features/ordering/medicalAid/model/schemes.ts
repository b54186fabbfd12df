/** A medical aid's list, by the flag that a product carries for it; in the order of their links (001 §2). */
export const SCHEMES = ['discovery', 'mpl', 'mrp', 'gems'] as const;
export type Scheme = (typeof SCHEMES)[number];
