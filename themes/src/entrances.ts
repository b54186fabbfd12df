import type { PictureByGround } from './brandInfo.ts';
import type { BrandName } from './brands.ts';

/** The picture beside the form at the door, for each mode. Fetched behind the first page, and no part of it. */
export const entrances: Record<BrandName, PictureByGround> = {
  mortar: {
    light: new URL('./brands/mortar/entrance-light.svg', import.meta.url).href,
    dark: new URL('./brands/mortar/entrance-dark.svg', import.meta.url).href,
  },
  aloe: {
    light: new URL('./brands/aloe/entrance-light.svg', import.meta.url).href,
    dark: new URL('./brands/aloe/entrance-dark.svg', import.meta.url).href,
  },
  baobab: {
    light: new URL('./brands/baobab/entrance-light.svg', import.meta.url).href,
    dark: new URL('./brands/baobab/entrance-dark.svg', import.meta.url).href,
  },
  fynbos: {
    light: new URL('./brands/fynbos/entrance-light.svg', import.meta.url).href,
    dark: new URL('./brands/fynbos/entrance-dark.svg', import.meta.url).href,
  },
  protea: {
    light: new URL('./brands/protea/entrance-light.svg', import.meta.url).href,
    dark: new URL('./brands/protea/entrance-dark.svg', import.meta.url).href,
  },
};
