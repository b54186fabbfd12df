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

/** Letters are more specific than digits, since '100' occurs in half of all names. */
const bySpecificity = (a: string, b: string) => countLetters(b) - countLetters(a) || b.length - a.length;

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

const foldCase = (text: string) => text.toLocaleLowerCase('en');

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
