import type { Product, SearchField } from '@mortar/contract';
import type { ProductSearch } from './productSearch.ts';

/** A search as the server can do it, and what is left for this side to see to. */
export interface SearchWords {
  /** What the server is asked for. */
  asked: string;
  /** What its answer is narrowed by: each stands somewhere in the text that was searched, in any order. */
  others: readonly string[];
}

/** The fields that are texts, and where a product carries them; codes are searched whole. */
const TEXTS: Partial<Record<SearchField, (product: Product) => string>> = {
  Description: (product) => product.productdescription,
  Keywords: (product) => product.keyword,
  SupplierDescription: (product) => product.supplierproductdescription,
};

const LETTERS = /\p{L}/gu;
const getCharacters = (word: string) => word.match(LETTERS)?.length ?? 0;

/** How much a word tells: letters before figures, since '100' stands in half of all names. */
const byTelling = (one: string, other: string) =>
  getCharacters(other) - getCharacters(one) || other.length - one.length;

/**
 * 'Containing' knows one text as it stands (001 §2). Of several words the most telling one is asked for, so that they find
 * a product in any order; with any other match, and for codes, the text is one.
 */
export function toWords({ text, field, match }: Pick<ProductSearch, 'text' | 'field' | 'match'>): SearchWords {
  const whole = text.trim();
  const words = whole.split(/\s+/);
  if (match !== 'Containing' || !TEXTS[field] || words.length < 2) return { asked: whole, others: [] };
  const [asked = whole, ...others] = words.toSorted(byTelling);
  return { asked, others };
}

const folded = (text: string) => text.toLocaleLowerCase('en');

/** Whether a text holds every word; '500mg' also stands in '500 mg'. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const whole = folded(text);
  const close = whole.replace(/\s+/g, '');
  return words.map(folded).every((word) => whole.includes(word) || close.includes(word));
}

/** The products whose text holds every word. */
export function withWords(
  products: readonly Product[],
  field: SearchField,
  words: readonly string[],
): readonly Product[] {
  const getText = TEXTS[field];
  if (!getText || words.length === 0) return products;
  return products.filter((product) => hasWords(getText(product), words));
}
