import type { BrandName, Mode } from '@mortar/themes';
import { MATRIX } from '../../../.storybook/matrix.ts';

/** What somebody has set for themselves: the system's colours, light or dark, or more room between letters and lines. */
export type Setting = 'forced-light' | 'forced-dark' | 'spaced';

export interface Combination {
  brand: BrandName;
  mode: Mode;
  /** Besides brand and mode, where it is not shown as it comes. */
  setting?: Setting;
}

/** Every brand in every mode, in the order of the toolbar. */
export const COMBINATIONS: readonly Combination[] = MATRIX;

/** What people set for themselves is no brand's: one of them shows it. */
const SET_COMBINATIONS: readonly Combination[] = [
  { brand: 'mortar', mode: 'light', setting: 'forced-light' },
  { brand: 'mortar', mode: 'dark', setting: 'forced-dark' },
  { brand: 'mortar', mode: 'light', setting: 'spaced' },
];

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

/** The combinations in which a story is shot, of those that are asked for and what people set. */
export function combinationsOf(storyId: string, asked: readonly Combination[]): readonly Combination[] {
  if (!SET_STORIES.has(storyId)) return asked;
  const brands = new Set(asked.map(({ brand }) => brand));
  return [...asked, ...SET_COMBINATIONS.filter(({ brand }) => brands.has(brand))];
}

/** Everything that a story may have been shot in. */
export const ALL_COMBINATIONS: readonly Combination[] = [...COMBINATIONS, ...SET_COMBINATIONS];

/** A combination's name in files and on the report: `aloe dark`, `mortar forced-dark`. */
export const nameOf = ({ brand, mode, setting }: Combination) => `${brand} ${setting ?? mode}`;

/** @throws if it names no combination */
export function combinationOf(name: string): Combination {
  const found = ALL_COMBINATIONS.find((combination) => nameOf(combination) === name);
  if (!found) throw new Error(`There is no combination '${name}'.`);
  return found;
}
