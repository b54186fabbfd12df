import { BRANDS, type BrandName } from '@mortar/themes';

/** Returns the brand selected in Storybook's toolbar, for stories with a logo or a name. */
export const getBrand = (globals: Record<string, unknown>): BrandName =>
  BRANDS.find((name) => name === globals.brand) ?? 'mortar';
