import type { SearchField } from '@mortar/contract';
import type { Product } from './product.ts';
import type { ProductSearch } from './productSearch.ts';

/** Search split into the server's part and the client's. */
export interface SearchWords {
  /** Text sent to the server. */
  requested: string;
  /** Words that filter the answer: each occurs in the searched text, in any order. */
  others: readonly string[];
}

/** Text fields of products; codes are searched as a whole. */
const TEXTS: Partial<Record<SearchField, (product: Product) => string>> = {
  Description: (product) => product.description,
  Keywords: (product) => product.keyword,
  SupplierDescription: (product) => product.supplierProductDescription,
};

const CHARACTERS = /\p{L}/gu;
const countLetters = (word: string) => word.match(CHARACTERS)?.length ?? 0;

/** Forms and units, which occur in the names of thousands of products. */
const COMMON_WORDS: readonly string[] =
  'amp amps cap caps capsule capsules cream cre crm drops gel inj injection lot lotion mcg oin oint ointment pack pow powder sachet sol spr spray sup sus susp syr syrup tab tablet tablets tabs vial'.split(
    ' ',
  );
const foldCase = (text: string) => text.toLocaleLowerCase('en');
const isCommon = (word: string) => COMMON_WORDS.includes(foldCase(word));

/** Forms are least specific; letters are more specific than digits, since '100' occurs in half of all names. */
const bySpecificity = (a: string, b: string) =>
  Number(isCommon(a)) - Number(isCommon(b)) || countLetters(b) - countLetters(a) || b.length - a.length;

/**
 * Splits a search. 'Containing' matches a single text on the server (001 §2), so of several words the most specific is
 * sent and the others filter. Other match types and codes use the full text.
 */
export function toWords({ text, field, match }: Pick<ProductSearch, 'text' | 'field' | 'match'>): SearchWords {
  const trimmed = text.trim();
  const words = trimmed.split(/\s+/);
  if (match !== 'Containing' || !TEXTS[field] || words.length < 2) return { requested: trimmed, others: [] };
  const [requested = trimmed, ...others] = words.toSorted(bySpecificity);
  return { requested, others };
}

const MIN_LETTERS = 3;

/**
 * Returns true if a search by text would match a large part of the catalogue: its most specific word has fewer than three
 * letters or is a form. The call has no pages, so such a search waits for Enter (ruling 71).
 */
export function isWideSearch(search: Pick<ProductSearch, 'text' | 'field' | 'match'>): boolean {
  if (!TEXTS[search.field] || search.text.trim() === '') return false;
  const words = toWords(search).requested.split(/\s+/);
  return words.every((word) => countLetters(word) < MIN_LETTERS || isCommon(word));
}

/** Returns true if a text contains every word; '500mg' matches '500 mg'. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const trimmed = foldCase(text);
  const close = trimmed.replace(/\s+/g, '');
  return words.map(foldCase).every((word) => trimmed.includes(word) || close.includes(word));
}

/** Returns products whose text contains every word. */
export function withWords(
  products: readonly Product[],
  field: SearchField,
  words: readonly string[],
): readonly Product[] {
  const getText = TEXTS[field];
  if (!getText || words.length === 0) return products;
  return products.filter((product) => hasWords(getText(product), words));
}
