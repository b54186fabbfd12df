import { BRANDS, MODES } from '@mortar/themes';

/** Every brand in every mode: declared once, for the toolbar, the test-runner and visual regression. */
export const MATRIX = BRANDS.flatMap((brand) => MODES.map((mode) => ({ brand, mode })));
