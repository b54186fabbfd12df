import type { Ingredient } from './product.ts';

/** Returns the key of generic equivalents: the same ingredients, strengths, units and form. */
export function genericsKey(ingredients: readonly Ingredient[], form: string): string {
  if (ingredients.length === 0) return '';
  const parts = ingredients.map(({ name, strength, unit }) => `${name}|${strength}|${unit}`.toLowerCase()).sort();
  return `${parts.join('+')}|${form.toLowerCase()}`;
}
