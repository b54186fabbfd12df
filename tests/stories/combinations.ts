import type { BrandName, Mode } from '@mortar/themes';
import { MATRIX } from '../../.storybook/matrix.ts';
import touchedStories from './touchedStories.json' with { type: 'json' };

/** How everything on a page is shown as it is with the keyboard, under the pointer or pressed. */
const TOUCH_SETTINGS = ['focused', 'hovered', 'pressed'] as const;
export type TouchSetting = (typeof TOUCH_SETTINGS)[number];

/**
 * What is different besides brand and mode: what somebody has set for themselves (the system's colours, light or dark, more room between
 * letters and lines, twice the size, right to left), a wider window, or what touches everything on it.
 */
export type Setting = 'forced-light' | 'forced-dark' | 'spaced' | 'wide' | 'enlarged' | 'right-to-left' | TouchSetting;

export interface Combination {
  brand: BrandName;
  mode: Mode;
  /** Besides brand and mode, where it is not shown as it comes. */
  setting?: Setting;
}

/** Every brand in every mode, in the order of the toolbar. */
export const COMBINATIONS: readonly Combination[] = MATRIX;

const inMortar = (setting: Setting, mode: Mode = 'light'): Combination => ({ brand: 'mortar', mode, setting });

/** What people set for themselves is no brand's: one of them shows it. */
const SET_COMBINATIONS: readonly Combination[] = [
  inMortar('forced-light'),
  inMortar('forced-dark', 'dark'),
  inMortar('spaced'),
];

/** How wide a window is, how large its letters are and which way it reads is no brand's either. */
const WIDE = [inMortar('wide')];
const AS_READ = [inMortar('enlarged'), inMortar('right-to-left')];

/** Rings and what lights up under a pointer are every brand's own. */
const TOUCHED = TOUCH_SETTINGS.flatMap((setting) =>
  MATRIX.map(({ brand, mode }): Combination => ({ brand, mode, setting })),
);

/** The areas whose stories are also shot in a wide window, and those also enlarged and from right to left. */
const WIDE_AREAS = /^(components|popups|screens)-/;
const READ_AREAS = /^(components|popups)-/;

/**
 * The stories that are also shot as people set them (WCAG 1.4.11, 1.4.12): between them they hold what is known by colour
 * alone elsewhere, and the numbers that must not be cut. Few, so that a run takes little longer.
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

/** The stories that are also shot focused, pointed at and pressed: between them they hold everything that answers to it. */
const TOUCHED_STORIES: ReadonlySet<string> = new Set(touchedStories);

/** What a story is shot in besides every brand and mode. */
const besides = (storyId: string): readonly Combination[] => [
  ...(SET_STORIES.has(storyId) ? SET_COMBINATIONS : []),
  ...(WIDE_AREAS.test(storyId) ? WIDE : []),
  ...(READ_AREAS.test(storyId) ? AS_READ : []),
  ...(TOUCHED_STORIES.has(storyId) ? TOUCHED : []),
];

/** The combinations in which a story is shot, of those that are asked for and what comes besides. */
export function getCombinations(storyId: string, asked: readonly Combination[]): readonly Combination[] {
  const names = new Set(asked.map(getName));
  return [...asked, ...besides(storyId).filter(({ brand, mode }) => names.has(getName({ brand, mode })))];
}

/** Everything that a story may have been shot in. */
export const ALL_COMBINATIONS: readonly Combination[] = [
  ...COMBINATIONS,
  ...SET_COMBINATIONS,
  ...WIDE,
  ...AS_READ,
  ...TOUCHED,
];

/** A combination's name in files and on the report: `aloe dark`, `mortar forced-dark`, `aloe dark hovered`. */
export const getName = ({ brand, mode, setting }: Combination): string => {
  const isOfEach = setting === 'focused' || setting === 'hovered' || setting === 'pressed';
  return isOfEach ? `${brand} ${mode} ${setting}` : `${brand} ${setting ?? mode}`;
};

/** @throws if it names no combination */
export function getCombination(name: string): Combination {
  const found = ALL_COMBINATIONS.find((combination) => getName(combination) === name);
  if (!found) throw new Error(`There is no combination '${name}'.`);
  return found;
}
