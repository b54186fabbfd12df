import type { MatchType, ProductSort, SearchField } from '@mortar/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Catalogue, createCatalogue } from '../../src/catalogue/catalogue.ts';
import { SUPPLIERS } from '../../src/catalogue/data/suppliers.ts';
import { generateCatalogue } from '../../src/catalogue/generate.ts';
import type { CatalogueProduct } from '../../src/catalogue/product.ts';
import { createSearch, type Search } from '../../src/catalogue/search.ts';
import { createTextIndex, MATCHES } from '../../src/catalogue/textIndex.ts';
import { SCHEDULES } from '../../src/rules/access/rights.ts';
import { createCooperativeScheduler } from '../../src/runtime/cooperativeScheduler.ts';
import { plainSearch } from '../support/plain-search.ts';

const FIELDS: SearchField[] = ['Description', 'Barcode', 'Nappi', 'Keywords', 'SupplierProduct', 'SupplierDescription'];
const TYPES: MatchType[] = ['StartsWith', 'Containing', 'EndsWith'];
const SORTS: ProductSort[] = ['Alphabetically', 'Frequently'];

const generated = generateCatalogue({ products: 1_500, seed: 7 });
const words = ['hay fever', 'Shelf 3', 'x', 'PAIN'];

/** Returns every text that finds a product. */
function getTexts(catalogue: Catalogue, product: CatalogueProduct): string[] {
  const prices = catalogue.getPrices(product);
  return [
    ...[product.description, product.nappicode, product.keyword, ...product.barcodes, ...words],
    ...prices.flatMap(({ supplierproductcode, supplierproductdescription }) => [
      supplierproductcode,
      supplierproductdescription,
    ]),
  ];
}

/** Parts of existing texts in any case, and texts that do not occur. */
const values = (catalogue: Catalogue, products: readonly CatalogueProduct[]) => {
  const text = fc.constantFrom(...products).chain((product) => fc.constantFrom(...getTexts(catalogue, product)));
  const piece = fc.tuple(text, fc.nat(40), fc.nat(12), fc.boolean()).map(([fullText, from, length, upper]) => {
    const part = fullText.slice(from % (fullText.length + 1), (from % (fullText.length + 1)) + length + 1);
    return upper ? part.toUpperCase() : part;
  });
  return fc.oneof(
    { weight: 5, arbitrary: piece },
    { weight: 2, arbitrary: fc.constantFrom('hay', 'fever', 'shelf 3', 'elf', ' 3', 'pain') },
    fc.string({ maxLength: 4 }),
    fc.constantFrom('', ' ', '\0', '\0a', 'é'),
  );
};

function searches(catalogue: Catalogue): fc.Arbitrary<Search> {
  const { products } = catalogue;
  const product = fc.constantFrom(...products);
  return fc
    .record({
      field: fc.constantFrom(...FIELDS),
      match: fc.constantFrom(...TYPES),
      sort: fc.constantFrom(...SORTS),
      value: values(catalogue, products),
      suppliercode: fc.oneof(fc.constant(''), fc.constantFrom(...SUPPLIERS.map((one) => one.suppliercode), 'NONE')),
      schedules: fc.subarray([...SCHEDULES], { minLength: 1 }).map((allowed) => new Set(allowed)),
      ordered: fc.array(fc.tuple(product, fc.integer({ min: 1, max: 4 })), { maxLength: 20 }),
      named: fc.array(fc.tuple(product, fc.subarray(words)), { maxLength: 10 }),
      only: fc.option(fc.array(product, { maxLength: 30 }), { nil: undefined }),
    })
    .map(({ ordered, named, only, ...search }) => {
      const frequency = new Map(ordered.map(([{ productid }, times]) => [productid, times]));
      const keywords = new Map(named.map(([{ productcode }, own]) => [productcode, own]));
      const narrowed = only && { only: new Set(only.map(({ productid }) => productid)) };
      return { ...search, frequency: () => frequency, keywords, ...narrowed };
    });
}

/** Products whose texts contain the index's separators, multi-unit characters, or nothing. */
const odd = createCatalogue(
  generated.products.slice(0, 60).map((product, index) => ({
    ...product,
    description: ['a\0b', 'İstanbul', 'ﬁne 🧪', '', product.description][index % 5] ?? '',
    keyword: ['', ' ', 'x  y', 'A\0', 'hay fever'][index % 5] ?? '',
  })),
);

describe('a search', () => {
  it.each([
    ['an invented catalogue', generated, 400],
    ['odd texts', odd, 400],
  ] as const)(
    'for %s finds the same as a full scan of the texts, in the same order',
    async (_, catalogue, numRuns) => {
      const find = createSearch(catalogue, createCooperativeScheduler());
      await fc.assert(
        fc.asyncProperty(searches(catalogue), async (search) => {
          const codes = (found: readonly CatalogueProduct[]) => found.map(({ productid }) => productid);
          expect(codes(await find(search))).toEqual(codes(plainSearch(catalogue, search)));
        }),
        { numRuns },
      );
    },
    60_000,
  );
});

describe('a text index', () => {
  it('marks the same rows as a full scan', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\0', 'é', '🧪'), maxLength: 6 });
    fc.assert(
      fc.property(
        fc.array(fc.array(text, { maxLength: 3 }), { maxLength: 8 }),
        text,
        fc.constantFrom(...TYPES),
        (all, value, match) => {
          fc.pre(value !== '');
          const marks = new Uint8Array(all.length);
          createTextIndex(all).mark(value, match, marks);
          const plain = all.map((own) => (own.some((one) => MATCHES[match](one, value)) ? 1 : 0));
          expect([...marks]).toEqual(plain);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});
