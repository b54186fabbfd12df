import { type BrandName, brandInfo, MODES, type Mode } from '@mortar/themes';

/**
 * Applies a brand and a mode through two attributes on `<html>`; nothing re-renders, and open popups stay. `wireframe`
 * is for tests; its style sheet (`@mortar/themes/wireframe.css`) must be loaded separately.
 */
export const applyTheme = (brand: BrandName | 'wireframe', mode: Mode): void => {
  if (import.meta.env.DEV && brand !== 'wireframe' && !Object.hasOwn(brandInfo, brand)) {
    throw new Error(`There is no brand '${brand}'. Choose one of ${Object.keys(brandInfo).join(', ')}.`);
  }
  if (import.meta.env.DEV && !MODES.includes(mode)) throw new Error(`There is no mode '${mode}': use light or dark.`);
  const { dataset } = document.documentElement;
  dataset.brand = brand;
  dataset.mode = mode;
};
