import { type ScenarioName, scenarios } from '@mortar/backend';
import { BRANDS, type BrandName, MODES, type Mode } from '@mortar/themes';

// What a story can be looked at in: declared once, for the toolbar, the test-runner, Chromatic and visual regression.

/** Every brand in every mode. */
export const MATRIX = BRANDS.flatMap((brand) => MODES.map((mode) => ({ brand, mode })));

/** How large everything is, in percent, as a browser's own zoom has it. */
export const TEXT_SIZES = ['100', '125', '150', '200'] as const;

export const DIRECTIONS = ['ltr', 'rtl'] as const;

/** What a screen's stand-in may hold instead of what its story names. */
export const SCENARIOS = Object.keys(scenarios) as ScenarioName[];

/** What the toolbar says. */
export interface Globals {
  /** A brand, or the ugly theme that shows what a component has hard-coded. */
  brand: BrandName | 'wireframe';
  mode: Mode;
  /** Empty: what the story names. */
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
