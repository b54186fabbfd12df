import type { Product } from '@mortar/contract';
import type { ProductSearch } from '#products/search/model/productSearch.ts';
import { hasWords } from '#products/search/model/searchWords.ts';
import { packStart } from '#rules/names/productName.ts';

const nameAndStrength = ({ productdescription: text }: Product) => text.slice(0, packStart(text));

/** Whether a word stands in a text, its figures by themselves: '50' is no part of '150 mg' or '0.50', 'B1' none of 'B12'. */
function standsIn(text: string, word: string): boolean {
  if (!/\d/.test(word)) return hasWords(text, [word]);
  const figure = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const whole = new RegExp(`(?<![\\d.,])${figure}(?![.,]?\\d)`, 'i');
  return whole.test(text.replace(/(?<=\d)\s+(?=\D)/g, ''));
}

/**
 * The product that the cursor of a search begins on: the first whose name or strength holds every word, a figure by itself
 * before one within another; rows in which a word is found in the pack alone come after them (ruling 50). The rows keep
 * their order.
 * @param products what was found, in the order that is shown
 * @returns its product code; undefined for the first row
 */
export function startRow(
  products: readonly Product[],
  { text, field }: Pick<ProductSearch, 'text' | 'field'>,
): string | undefined {
  const words = text.trim().split(/\s+/);
  if (field !== 'Description' || words[0] === '') return undefined;
  const start =
    products.find((product) => words.every((word) => standsIn(nameAndStrength(product), word))) ??
    products.find((product) => hasWords(nameAndStrength(product), words));
  return start?.productcode;
}
