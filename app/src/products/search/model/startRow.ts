import { packStart } from '#rules/names/productName.ts';
import type { Product } from './product.ts';
import type { ProductSearch } from './productSearch.ts';
import { hasWords } from './searchWords.ts';

/** Reference amount of a strength: '/100g', '/5ml', ' per 5 ml', '/200 dose'; with preceding number and unit. */
const AMOUNT =
  /(?:(\d+(?:[.,]\d+)?)\s*(\p{L}+)\s*)?(?:\/|\bper\b)\s*(\d+(?:[.,]\d+)?)\s*(g|kg|mls?|l|cm2?|mm|h|hrs?|hours?|doses?|actuations?|puffs?)\b/giu;

const numberOf = (digits: string) => Number(digits.replace(',', '.'));

/** '4 g/0.5 g' lists two substances, since nothing contains more than its weight. */
const isOfTwo = (strength: string | undefined, unit: string | undefined, amount: string, amountUnit: string) =>
  strength !== undefined &&
  /^k?g$/i.test(amountUnit) &&
  unit?.toLowerCase() === amountUnit.toLowerCase() &&
  numberOf(strength) > numberOf(amount);

/** Description without its pack: `full` unchanged, `own` without the reference amount, which counts as pack size. */
function nameAndStrength({ description }: Product): { full: string; own: string } {
  const full = description.slice(0, packStart(description));
  const own = full.replace(AMOUNT, (all, strength, unit, amount, amountUnit) => {
    if (isOfTwo(strength, unit, amount, amountUnit)) return all;
    return strength === undefined ? '/' : `${strength} ${unit}/`;
  });
  return { full, own };
}

/** True if a text contains a word with separate numbers: '50' is not in '150 mg' or '0.50', nor 'B1' in 'B12'. */
function containsWord(text: string, word: string): boolean {
  if (!/\d/.test(word)) return hasWords(text, [word]);
  const digits = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const full = new RegExp(`(?<![\\d.,])${digits}(?![.,]?\\d)`, 'i');
  return full.test(text.replace(/(?<=\d)\s+(?=\D)/g, ''));
}

/**
 * Returns the initial row of a search: the first whose name or strength contains every word, separate numbers before
 * those within others; matches in pack or reference amount come last (ruling 50). The order of rows is unchanged.
 * @param products results in display order
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
    // '100mg/5ml' includes its reference amount.
    return word.includes('/') ? parts.full : parts.own;
  };
  const hasWord = (product: Product) => (word: string) => hasWords(holds(product, word), [word]);
  const first = (requiredWords: readonly string[]) =>
    products.find((product) => requiredWords.every((word) => containsWord(holds(product, word), word))) ??
    products.find((product) => requiredWords.every(hasWord(product)));
  // Words without a match in any name or strength are ignored; without a number of a strength, the first row is as
  // good.
  const matchingWords = words.filter((word) => products.some((product) => hasWord(product)(word)));
  const start = first(words) ?? (matchingWords.some((word) => /\d/.test(word)) ? first(matchingWords) : undefined);
  return start?.productCode;
}
