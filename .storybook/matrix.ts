import { type ScenarioName, scenarios } from '@mortar/backend';
import { BRANDS, type BrandName, MODES, type Mode } from '@mortar/themes';

// Dimensions in which stories are shown, for the toolbar, test runner, Chromatic and visual regression.

/** Every brand in every mode. */
export const MATRIX = BRANDS.flatMap((brand) => MODES.map((mode) => ({ brand, mode })));

/** Browser zoom in percent. */
export const TEXT_SIZES = ['100', '125', '150', '200'] as const;

export const DIRECTIONS = ['ltr', 'rtl'] as const;

/** Scenarios that can replace the one a story names. */
export const SCENARIOS = Object.keys(scenarios) as ScenarioName[];

/** Values of the toolbar. */
export interface Globals {
  /** Brand, or the test theme that exposes hard-coded values. */
  brand: BrandName | 'wireframe';
  mode: Mode;
  /** Empty for the story's own scenario. */
  scenario: ScenarioName | '';
  textSize: (typeof TEXT_SIZES)[number];
  direction: (typeof DIRECTIONS)[number];
}

export const INITIAL_GLOBALS: Globals = {
  brand: 'mortar',
  mode: 'light',
  scenario: '',
  textSize: '100',
  direction: 'ltr',
};
