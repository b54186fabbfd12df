import type { Product } from '@mortar/contract';
import { packStart } from '#rules/names/productName.ts';
import type { ProductSearch } from './productSearch.ts';
import { hasWords } from './searchWords.ts';

/** How much a strength is in: '/100g', '/5ml', ' per 5 ml', '/200 dose'; the figure before it, and its unit, where they are told. */
const AMOUNT =
  /(?:(\d+(?:[.,]\d+)?)\s*(\p{L}+)\s*)?(?:\/|\bper\b)\s*(\d+(?:[.,]\d+)?)\s*(g|kg|mls?|l|cm2?|mm|h|hrs?|hours?|doses?|actuations?|puffs?)\b/giu;

const numberOf = (figure: string) => Number(figure.replace(',', '.'));

/** '4 g/0.5 g' is of two substances: nothing holds more than it weighs. */
const isOfTwo = (strength: string | undefined, unit: string | undefined, amount: string, amountUnit: string) =>
  strength !== undefined &&
  /^k?g$/i.test(amountUnit) &&
  unit?.toLowerCase() === amountUnit.toLowerCase() &&
  numberOf(strength) > numberOf(amount);

/** A description without its pack: `whole` as it stands, `own` without what a strength is in, which counts like the pack. */
function nameAndStrength({ productdescription }: Product): { whole: string; own: string } {
  const whole = productdescription.slice(0, packStart(productdescription));
  const own = whole.replace(AMOUNT, (all, strength, unit, amount, amountUnit) => {
    if (isOfTwo(strength, unit, amount, amountUnit)) return all;
    return strength === undefined ? '/' : `${strength} ${unit}/`;
  });
  return { whole, own };
}

/** Whether a word stands in a text, its figures by themselves: '50' is no part of '150 mg' or '0.50', 'B1' none of 'B12'. */
function standsIn(text: string, word: string): boolean {
  if (!/\d/.test(word)) return hasWords(text, [word]);
  const figure = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const whole = new RegExp(`(?<![\\d.,])${figure}(?![.,]?\\d)`, 'i');
  return whole.test(text.replace(/(?<=\d)\s+(?=\D)/g, ''));
}

/**
 * The product that the cursor of a search begins on: the first whose name or strength holds every word, a figure by itself
 * before one within another; rows in which a word is found in the pack alone, or in what a strength is in, come after them
 * (ruling 50). The rows keep their order.
 * @param products what was found, in the order that is shown
 * @returns its product code; undefined for the first row
 */
export function startRow(
  products: readonly Product[],
  { text, field }: Pick<ProductSearch, 'text' | 'field'>,
): string | undefined {
  const words = text.trim().split(/\s+/);
  if (field !== 'Description' || words[0] === '') return undefined;
  const read = new Map<Product, ReturnType<typeof nameAndStrength>>();
  const holds = (product: Product, word: string) => {
    const parts = read.get(product) ?? nameAndStrength(product);
    read.set(product, parts);
    // '100mg/5ml' names what it is in.
    return word.includes('/') ? parts.whole : parts.own;
  };
  const hasWord = (product: Product) => (word: string) => hasWords(holds(product, word), [word]);
  const first = (wanted: readonly string[]) =>
    products.find((product) => wanted.every((word) => standsIn(holds(product, word), word))) ??
    products.find((product) => wanted.every(hasWord(product)));
  // A word that no name and no strength has says nothing; without a figure of a strength the first row is as good.
  const told = words.filter((word) => products.some((product) => hasWord(product)(word)));
  const start = first(words) ?? (told.some((word) => /\d/.test(word)) ? first(told) : undefined);
  return start?.productcode;
}
