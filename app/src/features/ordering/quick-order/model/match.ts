import type { ListLine, Lookup } from '@mortar/reading';
import { hasCode } from '#products/codes/model/namedBy.ts';
import type { SentLine } from '#products/history/model/sentLine.ts';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import type { Product } from '#products/search/model/product.ts';

/**
 * Certainty of a line. `certain`: product confirmed by check digit, heading, name or user, and quantity by column or
 * mark (ruling 65). `likely`: one product has the code. `doubtful`: the line contradicts it.
 */
export type Confidence = 'certain' | 'likely' | 'doubtful';

/** Facts of a product needed to order it. */
export interface Sold {
  product: Product;
  prices: readonly SupplierPrice[];
  /** Preferred alternatives, best rank first; empty if not asked for. */
  substitutes: readonly Product[];
  /** Orders of the last year; read only to decide whether a quantity is unusual. */
  past?: readonly Pick<SentLine, 'ordered'>[];
}

/** Products that a line's codes match. */
export type Match =
  | { kind: 'one'; sold: Sold; confidence: Confidence }
  | { kind: 'several'; products: readonly Product[] }
  | { kind: 'none' }
  /** A call failed; matching may be retried. */
  | { kind: 'failed' };

/** Ignores accents and punctuation. */
const toWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}{4,}/gu) ?? [];

const starts = (a: string, b: string) => a.startsWith(b) || b.startsWith(a);

/** True if a list's description and a product share a word; null if either has none. */
function sharesAWord(listed: string, product: Product): boolean | null {
  const words = toWords(listed);
  const { description, supplierProductDescription, keyword, manufacturer } = product;
  const known = toWords([description, supplierProductDescription, keyword, manufacturer].join(' '));
  if (words.length === 0 || known.length === 0) return null;
  return words.some((word) => known.some((other) => starts(word, other)));
}

/** True if another code of the line is not the product's, as far as products show that kind. */
function isContradicted(line: Pick<ListLine, 'lookups' | 'named'>, product: Product, by: Lookup): boolean {
  return line.lookups
    .slice(0, line.named)
    .some((other) => other.field !== by.field && other.field !== 'SupplierProduct' && !hasCode(product, other));
}

/** Returns the certainty of a product found by one of the line's codes. */
export function getConfidence(
  line: Pick<ListLine, 'lookups' | 'named' | 'certain' | 'counted' | 'description'>,
  product: Product,
  by: Lookup,
): Confidence {
  const shares = sharesAWord(line.description, product);
  if (isContradicted(line, product, by) || shares === false) return 'doubtful';
  const place = line.lookups.findIndex(({ field, value }) => field === by.field && value === by.value);
  const isConfirmed = place < line.named || (line.certain && place === 0);
  return line.counted && (isConfirmed || shares) ? 'certain' : 'likely';
}
