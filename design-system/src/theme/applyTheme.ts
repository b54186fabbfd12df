import { type BrandName, brandInfo, MODES, type Mode } from '@mortar/themes';

/**
 * Dresses the page in a brand and a mode. Two attributes change on `<html>`; nothing renders again, open popups stay.
 * `wireframe` is the ugly theme of the tests; its style sheet (`@mortar/themes/wireframe.css`) is not loaded by itself.
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
