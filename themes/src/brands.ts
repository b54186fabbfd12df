/** The brands a deployment may choose from; the first is the default. */
export const BRANDS = ['mortar', 'aloe', 'baobab', 'fynbos', 'protea'] as const;
export type BrandName = (typeof BRANDS)[number];
