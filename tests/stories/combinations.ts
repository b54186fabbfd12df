import type { BrandName, Mode } from '@mortar/themes';
import { MATRIX } from '../../.storybook/matrix.ts';
import touchedStories from './touchedStories.json' with { type: 'json' };

/** States forced on all elements: focused, hovered or pressed. */
const TOUCH_SETTINGS = ['focused', 'hovered', 'pressed'] as const;
export type TouchSetting = (typeof TOUCH_SETTINGS)[number];

/**
 * A variation besides brand and mode: a user setting (forced colours in light or dark, text spacing, 200 % text size,
 * right to left), a wider window, or a forced state.
 */
export type Setting = 'forced-light' | 'forced-dark' | 'spaced' | 'wide' | 'enlarged' | 'right-to-left' | TouchSetting;

export interface Combination {
  brand: BrandName;
  mode: Mode;
  /** Variation besides brand and mode; absent by default. */
  setting?: Setting;
}

/** Every brand in every mode, in the order of the toolbar. */
export const COMBINATIONS: readonly Combination[] = MATRIX;

const inMortar = (setting: Setting, mode: Mode = 'light'): Combination => ({ brand: 'mortar', mode, setting });

/** User settings are independent of the brand, so one brand is enough. */
const SET_COMBINATIONS: readonly Combination[] = [
  inMortar('forced-light'),
  inMortar('forced-dark', 'dark'),
  inMortar('spaced'),
];

/** Window width, text size and direction are independent of the brand, too. */
const WIDE = [inMortar('wide')];
const AS_READ = [inMortar('enlarged'), inMortar('right-to-left')];

/** Focus rings and hover styles differ in each brand. */
const TOUCHED = TOUCH_SETTINGS.flatMap((setting) =>
  MATRIX.map(({ brand, mode }): Combination => ({ brand, mode, setting })),
);

/** Areas whose stories are also captured in a wide window, and those also enlarged and right to left. */
const WIDE_AREAS = /^(components|popups|screens)-/;
const READ_AREAS = /^(components|popups)-/;

/**
 * Stories also captured with user settings (WCAG 1.4.11, 1.4.12): together they contain everything that otherwise
 * depends on colour, and the numbers that must not be cut off. Few, to keep runs short.
 */
export const SET_STORIES: ReadonlySet<string> = new Set([
  'components-navigation-tabs--default',
  'components-layout-splitpane--row',
  'components-fields-selectfield--playground',
  'components-charts-creditbar--red',
  'components-fields-checkboxfield--on',
  'components-fields-switchfield--on',
  'components-fields-radiofield--playground',
  'components-identity-indicatoricons--all',
  'components-charts-barchart--playground',
  'components-navigation-stepper--playground',
  'components-navigation-navlist--playground',
  'popups-everywhere-popup--form-popup',
  'popups-ordering-a-product-quantity-selection--default',
  'screens-ordering-supplier-prices--prices',
  'screens-ordering--narrow',
  'screens-dashboard--full',
]);

/** Stories also captured focused, hovered and pressed: together they contain all interactive elements. */
const TOUCHED_STORIES: ReadonlySet<string> = new Set(touchedStories);

/** Returns the additional combinations of a story. */
const besides = (storyId: string): readonly Combination[] => [
  ...(SET_STORIES.has(storyId) ? SET_COMBINATIONS : []),
  ...(WIDE_AREAS.test(storyId) ? WIDE : []),
  ...(READ_AREAS.test(storyId) ? AS_READ : []),
  ...(TOUCHED_STORIES.has(storyId) ? TOUCHED : []),
];

/** Returns the requested combinations of a story with its additional ones. */
export function getCombinations(storyId: string, requested: readonly Combination[]): readonly Combination[] {
  const names = new Set(requested.map(getName));
  return [...requested, ...besides(storyId).filter(({ brand, mode }) => names.has(getName({ brand, mode })))];
}

/** All combinations that a story may be captured in. */
export const ALL_COMBINATIONS: readonly Combination[] = [
  ...COMBINATIONS,
  ...SET_COMBINATIONS,
  ...WIDE,
  ...AS_READ,
  ...TOUCHED,
];

/** Returns a combination's name for files and the report: `aloe dark`, `mortar forced-dark`, `aloe dark hovered`. */
export const getName = ({ brand, mode, setting }: Combination): string => {
  const isOfEach = setting === 'focused' || setting === 'hovered' || setting === 'pressed';
  return isOfEach ? `${brand} ${mode} ${setting}` : `${brand} ${setting ?? mode}`;
};

/**
 * Returns the combination with a name.
 * @throws if there is none
 */
export function getCombination(name: string): Combination {
  const found = ALL_COMBINATIONS.find((combination) => getName(combination) === name);
  if (!found) throw new Error(`There is no combination '${name}'.`);
  return found;
}
