import type { Ingredient } from './product.ts';

/** Products that may stand in for each other: the same ingredients, strengths, units and form. */
export function genericsKey(ingredients: readonly Ingredient[], form: string): string {
  if (ingredients.length === 0) return '';
  const parts = ingredients.map(({ name, strength, unit }) => `${name}|${strength}|${unit}`.toLowerCase()).sort();
  return `${parts.join('+')}|${form.toLowerCase()}`;
}
