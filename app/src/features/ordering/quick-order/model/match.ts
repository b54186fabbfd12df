import type { Product, ProductHistoryLine, SupplierPrice } from '@mortar/contract';
import type { ListLine, Lookup } from '@mortar/reading';
import { isNamed } from '#products/codes/model/namedBy.ts';

/**
 * How sure it is what a line orders. `certain`: its check digit, its heading, its name or a person says which product it
 * is, and a column or a mark that the number is its quantity (ruling 65). `likely`: one product has the code. `doubtful`: the line says something else of it as well.
 */
export type Confidence = 'certain' | 'likely' | 'doubtful';

/** What is known of a product before it is ordered. */
export interface Sold {
  product: Product;
  prices: readonly SupplierPrice[];
  /** What the pharmacy prefers to it, the best rank first; none where nobody asks for them. */
  substitutes: readonly Product[];
  /** What was sent of it in the last year: read only where that decides whether a quantity is unusual. */
  past?: readonly Pick<ProductHistoryLine, 'orderedqty'>[];
}

/** What a line's codes come to. */
export type Match =
  | { kind: 'one'; sold: Sold; confidence: Confidence }
  | { kind: 'several'; products: readonly Product[] }
  | { kind: 'none' }
  /** A call failed: it may be looked up again. */
  | { kind: 'failed' };

/** Accents and signs are read past. */
const toWords = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/\p{L}{4,}/gu) ?? [];

const starts = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

/** Whether a description and a product share a word; null where either says none. */
function sharesAWord(description: string, product: Product): boolean | null {
  const said = toWords(description);
  const { productdescription, supplierproductdescription, keyword, manufacturer } = product;
  const known = toWords([productdescription, supplierproductdescription, keyword, manufacturer].join(' '));
  if (said.length === 0 || known.length === 0) return null;
  return said.some((word) => known.some((other) => starts(word, other)));
}

/** Whether another of the line's codes, of a kind that a product shows, is not the product's. */
function isContradicted(line: Pick<ListLine, 'lookups' | 'named'>, product: Product, by: Lookup): boolean {
  return line.lookups
    .slice(0, line.named)
    .some((other) => other.field !== by.field && other.field !== 'SupplierProduct' && !isNamed(product, other));
}

/** How sure it is that a product is meant that was found by one of the line's codes. */
export function getConfidence(
  line: Pick<ListLine, 'lookups' | 'named' | 'certain' | 'counted' | 'description'>,
  product: Product,
  by: Lookup,
): Confidence {
  const shares = sharesAWord(line.description, product);
  if (isContradicted(line, product, by) || shares === false) return 'doubtful';
  const place = line.lookups.findIndex(({ field, value }) => field === by.field && value === by.value);
  const told = place < line.named || (line.certain && place === 0);
  return line.counted && (told || shares) ? 'certain' : 'likely';
}
