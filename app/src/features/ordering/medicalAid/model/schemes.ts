/** Medical aid lists by product flag, in the order of their links (001 §2). */
export const SCHEMES = ['discovery', 'mpl', 'mrp', 'gems'] as const;
export type Scheme = (typeof SCHEMES)[number];
