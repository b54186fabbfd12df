import type { SearchField } from '@mortar/contract';
import type { RecentChoice } from '#preferences/recentChoices.ts';
import type { Product } from '#products/search/model/product.ts';
import type { ProductSearch } from '#products/search/model/productSearch.ts';
import { toWords } from '#products/search/model/searchWords.ts';
import type { Entry } from './entry.ts';
import { typedCode } from './text.ts';

/** Minimum number of characters for a product search. */
export const MIN_CHARACTERS = 3;
/** Maximum number of products compared per search. */
const MAX_PRODUCTS = 300;

const search = (text: string, field: SearchField, match: ProductSearch['match']): ProductSearch => ({
  text,
  field,
  match,
  sort: 'Alphabetically',
  supplier: '',
});

/** Returns the searches for a text: numbers by code, names by their most specific word, ambiguous text by both. */
export function productSearches(typed: string): readonly ProductSearch[] {
  const text = typed.trim();
  if (text.length < MIN_CHARACTERS) return [];
  const code = typedCode(text);
  const bare = code ?? text.replace(/[\s-]+/g, '');
  const isNumber = /^\d+$/.test(bare);
  const codes = (['Barcode', 'Nappi', 'SupplierProduct'] as const).map((field) => search(bare, field, 'StartsWith'));
  if (code !== null) return codes;
  const { requested } = toWords({ text, field: 'Description', match: 'Containing' });
  const names = [search(requested, 'Description', 'Containing'), search(text, 'Keywords', 'StartsWith')];
  if (isNumber) return [...names, ...codes];
  const isCode = !/\s/.test(text) && /\d/.test(text);
  return isCode ? [...names, search(text, 'SupplierProduct', 'StartsWith')] : names;
}

const getId = (code: string) => `product:${code}`;

const productEntry = (product: Product): Entry => {
  const { productCode: code, description, nappiCode, keyword, barcodes } = product;
  return {
    id: getId(code),
    group: 'products',
    title: description,
    detail: nappiCode,
    words: [keyword, product.supplierProductDescription].join(' '),
    codes: [code, nappiCode, ...barcodes, product.supplierProductCode].filter(Boolean),
    target: { kind: 'product', code, description, product },
  };
};

/** Returns found products without duplicates. @param lists results of each search */
export function productEntries(lists: readonly (readonly Product[])[]): readonly Entry[] {
  const byCode = new Map(lists.flatMap((list) => list.slice(0, MAX_PRODUCTS)).map((one) => [one.productCode, one]));
  return [...byCode.values()].map(productEntry);
}

/** Returns recently chosen products, whose data is not loaded. */
export const recentProducts = (
  recent: readonly RecentChoice[],
  found: readonly Entry[],
  refusal: string | undefined,
): readonly Entry[] => {
  const known = new Set(found.map(({ id }) => id));
  return recent
    .filter(({ id }) => id.startsWith(getId('')) && !known.has(id))
    .map(({ id, title, detail }) => ({
      id,
      group: 'products',
      title,
      detail,
      refusal,
      codes: [detail].filter(Boolean),
      target: { kind: 'product', code: id.slice(getId('').length), description: title },
    }));
};
