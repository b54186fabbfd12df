/** Texts of the links to what medical aids say of a product (001 §2, product info panel). */
export const schemeMessages = {
  title: 'Medical Aid Info',
  links: { discovery: 'Discovery', mpl: 'MPL', mrp: 'MRP', gems: 'GEMS' },
} as const;
