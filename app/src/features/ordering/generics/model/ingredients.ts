import type { ActiveIngredient, GenericFilter } from '@mortar/contract';
import type { ListSearch } from '#features/ordering/search/model/listSearch.ts';
import { hasWords, toWords } from '#products/search/model/searchWords.ts';

export type IngredientSearch = ListSearch<GenericFilter>;

/** Returns the one text the call accepts, matched by containment (001 §7). */
export function splitSearch({ text, field, match }: IngredientSearch): {
  requested: string;
  others: readonly string[];
} {
  // A code is a single text; ingredients match words in any order, as products do.
  return field === 'Nappi' ? { requested: text.trim(), others: [] } : toWords({ text, field: 'Description', match });
}

/** Filters the answer by match type and further words, which the call does not support (001 §2, Generics tab). */
export function matchingIngredients(
  found: readonly ActiveIngredient[],
  search: IngredientSearch,
): readonly ActiveIngredient[] {
  const searchText = search.text.trim().toLocaleLowerCase('en');
  const getText = ({ nappicode, fullgenericdescription }: ActiveIngredient) =>
    (search.field === 'Nappi' ? nappicode : fullgenericdescription).toLocaleLowerCase('en');
  if (search.match === 'StartsWith') return found.filter((each) => getText(each).startsWith(searchText));
  if (search.match === 'EndsWith') return found.filter((each) => getText(each).endsWith(searchText));
  const { others } = splitSearch(search);
  return others.length === 0 ? found : found.filter((each) => hasWords(getText(each), others));
}
