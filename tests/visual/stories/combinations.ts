import type { BrandName, Mode } from '@mortar/themes';
import { MATRIX } from '../../../.storybook/matrix.ts';

export interface Combination {
  brand: BrandName;
  mode: Mode;
}

/** Every brand in every mode, in the order of the toolbar. */
export const COMBINATIONS: readonly Combination[] = MATRIX;

/** A combination's name in files and on the report: `aloe dark`. */
export const nameOf = ({ brand, mode }: Combination) => `${brand} ${mode}`;

/** @throws if it names no brand and mode of the matrix */
export function combinationOf(name: string): Combination {
  const found = COMBINATIONS.find((combination) => nameOf(combination) === name);
  if (!found) throw new Error(`There is no combination '${name}'.`);
  return found;
}
