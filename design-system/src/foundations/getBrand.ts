import { BRANDS, type BrandName } from '@mortar/themes';

/** The brand that Storybook's toolbar chose, for stories that show a logo or a name. */
export const getBrand = (globals: Record<string, unknown>): BrandName =>
  BRANDS.find((name) => name === globals.brand) ?? 'mortar';
