import { createHash } from 'node:crypto';
import type { MatchType, SearchField } from '@mortar/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDigit, getBarcodes, isEan13 } from '../../src/catalogue/barcode.ts';
import { SUPPLIERS } from '../../src/catalogue/data/suppliers.ts';
import { completeProduct } from '../../src/catalogue/derive.ts';
import { generateCatalogue, generateOutsidePriceList } from '../../src/catalogue/generate.ts';
import { createSearch } from '../../src/catalogue/search.ts';
import { SCHEDULES } from '../../src/rules/access/rights.ts';
import { createCooperativeScheduler } from '../../src/runtime/cooperativeScheduler.ts';

const catalogue = generateCatalogue({ products: 20_000, seed: 1 });
const { products } = catalogue;

describe('the generated catalogue', () => {
  it('has the requested number of products', () => {
    expect(products).toHaveLength(20_000);
  });

  it('is the same for the same seed, on every machine', () => {
    const small = generateCatalogue({ products: 1_500, seed: 2026 });
    const productsWithPrices = small.products.map((product) => [product, small.getPrices(product)]);
    const digest = createHash('sha256').update(JSON.stringify(productsWithPrices)).digest('hex');
    expect(digest.slice(0, 16)).toMatchInlineSnapshot(`"2c7fdaad8db9a9ad"`);
    expect(generateCatalogue({ products: 1_500, seed: 2027 }).products[0]).not.toEqual(small.products[0]);
  });

  it('gives every product a nappi code of nine or ten digits and a unique code', () => {
    expect(new Set(products.map(({ productid }) => productid)).size).toBe(products.length);
    expect(new Set(products.map(({ productcode }) => productcode)).size).toBe(products.length);
    for (const { nappicode } of products) expect(nappicode).toMatch(/^[1-9]\d{8,9}$/);
    expect(new Set(products.map(({ nappicode }) => nappicode.length))).toEqual(new Set([9, 10]));
  });

  it('gives every barcode a valid check digit and only one product', () => {
    const codes = products.flatMap(({ barcodes }) => barcodes);
    expect(codes.every(isEan13)).toBe(true);
    expect(new Set(codes).size).toBe(codes.length);
    expect(products.some(({ barcodes }) => barcodes.length === 5)).toBe(true);
  });

  it('gives every product a unique description', () => {
    expect(new Set(products.map(({ description }) => description)).size).toBe(products.length);
  });

  it('has every schedule, even at the smallest size', () => {
    for (const size of [1_500, 20_000]) {
      const made = generateCatalogue({ products: size, seed: 5 }).products;
      expect(new Set(made.map(({ schedule }) => schedule))).toEqual(new Set(SCHEDULES));
    }
  });

  it('has equivalents, preferred products, medical aids and deals', () => {
    expect(products.filter((product) => catalogue.getGenerics(product).length > 0).length).toBeGreaterThan(15_000);
    expect(products.some(({ ispreferred, pplrank }) => ispreferred && pplrank === 1)).toBe(true);
    for (const aid of ['discovery', 'mpl', 'mrp', 'gems'] as const) {
      expect(products.some((product) => product[aid])).toBe(true);
    }
  });

  it('groups only products with the same ingredients, strengths and form', () => {
    for (const product of products.slice(0, 300)) {
      for (const generic of catalogue.getGenerics(product)) {
        expect(generic.ingredients).toEqual(product.ingredients);
        expect(generic.form).toBe(product.form);
      }
    }
  });

  it('has three to eight suppliers for each product, at prices close to its own', () => {
    for (const product of products.slice(0, 3_000)) {
      const prices = catalogue.getPrices(product);
      expect(prices.length).toBeGreaterThanOrEqual(3);
      expect(prices.length).toBeLessThanOrEqual(8);
      expect(new Set(prices.map(({ supplier }) => supplier.suppliercode)).size).toBe(prices.length);
      for (const price of prices) {
        expect(price.pricecents / product.sepcents).toBeGreaterThan(0.7);
        expect(price.pricecents / product.sepcents).toBeLessThan(1);
        expect(catalogue.price(price.supplierpriceid)).toBe(price);
      }
    }
  });

  it('has deals, more of them in the front shop than among scheduled medicines', () => {
    const share = (schedules: readonly string[]) => {
      const prices = products
        .filter(({ schedule }) => schedules.includes(schedule))
        .slice(0, 1_000)
        .flatMap(catalogue.getPrices);
      return prices.filter(({ bonusquantity }) => bonusquantity > 0).length / prices.length;
    };
    expect(share(['N', 'NM'])).toBeGreaterThan(0.2);
    expect(share(['4', '5'])).toBeLessThan(0.1);
  });

  it('extends a price list without reusing its codes', () => {
    const foundIds = new Set(products.map(({ productid }) => productid));
    const others = generateOutsidePriceList(1_500, foundIds);
    expect(others).toHaveLength(1_500);
    expect(others.some(({ productid }) => foundIds.has(productid))).toBe(false);
    expect(new Set(others.map(({ schedule }) => schedule))).toEqual(new Set(['7', 'N', 'NM']));
  });
});

describe('suppliers', () => {
  it('are twelve, and show every colour of the credit bar', () => {
    expect(SUPPLIERS).toHaveLength(12);
    expect(new Set(SUPPLIERS.map(({ creditorid }) => creditorid % 16)).size).toBe(12);
    const usages = SUPPLIERS.filter(({ creditlimitcents }) => creditlimitcents > 0).map(({ usage }) => usage);
    const shown = (from: number, to: number) => usages.some((usage) => usage > from && usage <= to);
    expect([shown(0, 0.25), shown(0.25, 0.499), shown(0.5, 0.999), shown(0.999, 9)]).toEqual([true, true, true, true]);
    expect(SUPPLIERS.some(({ creditlimitcents }) => creditlimitcents === 0)).toBe(true);
  });
});

describe('a generated barcode', () => {
  it('has the check digit of the standard’s own example', () => {
    expect(checkDigit('400638133393')).toBe('1');
  });

  it('is never another product’s, for any nappi codes', () => {
    const nappi = fc.integer({ min: 10_000_000, max: 9_999_999_999 });
    fc.assert(
      fc.property(nappi, nappi, (a, b) => {
        fc.pre(a !== b);
        const [codes, others] = [getBarcodes(a, 5), getBarcodes(b, 5)];
        expect([...codes, ...others].every(isEan13)).toBe(true);
        expect(new Set([...codes, ...others]).size).toBe(10);
      }),
    );
  });
});

describe('search', () => {
  const find = createSearch(catalogue, createCooperativeScheduler());
  const base = {
    field: 'Description' as SearchField,
    match: 'Containing' as MatchType,
    suppliercode: '',
    sort: 'Alphabetically' as const,
    schedules: new Set(SCHEDULES),
    frequency: () => new Map<number, number>(),
  };
  const [product] = products;
  if (!product) throw new Error('no products');

  it('finds every product by each of its texts, case-insensitively', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...products), async (target) => {
        const supplied = catalogue.getPrices(target);
        const texts: [SearchField, string][] = [
          ['Description', target.description.toUpperCase()],
          ['Nappi', target.nappicode],
          ...target.barcodes.map((code): [SearchField, string] => ['Barcode', code]),
          ['SupplierProduct', supplied[0]?.supplierproductcode.toLowerCase() ?? ''],
        ];
        for (const [field, value] of texts) {
          expect(await find({ ...base, field, match: 'StartsWith', value })).toContain(target);
          expect(await find({ ...base, field, match: 'EndsWith', value })).toContain(target);
        }
      }),
      { numRuns: 15 },
    );
    // Searches yield every few milliseconds, which is slow on a busy machine.
  }, 60_000);

  it('finds keywords from the start of each word, and as a phrase', async () => {
    for (const value of ['hair', 'wash', 'hair wash']) {
      const found = await find({ ...base, field: 'Keywords', match: 'StartsWith', value });
      expect(found.some(({ keyword }) => keyword === 'hair wash')).toBe(true);
    }
  });

  it('treats wildcards as plain characters', async () => {
    for (const value of ['%', '.*', '_', '[a', '\\']) {
      const found = await find({ ...base, value });
      expect(found.every(({ description }) => description.toLowerCase().includes(value))).toBe(true);
    }
  });

  it('sorts by name or by order frequency', async () => {
    const found = await find({ ...base, value: 'am' });
    const names = found.map(({ description }) => description);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare));
    const favourite = found.at(-1)?.productid;
    const frequency = new Map([[favourite ?? 0, 3]]);
    const often = await find({ ...base, value: 'am', sort: 'Frequently', frequency: () => frequency });
    expect(often[0]?.productid).toBe(favourite);
    const others = often.slice(1).map(({ popularity }) => popularity);
    expect(others).toEqual(others.toSorted((a, b) => b - a));
  });

  it('finds nothing by an empty text, but everything within a filter', async () => {
    expect(await find({ ...base, value: ' ' })).toEqual([]);
    expect(await find({ ...base, value: '', only: new Set([product.productid]) })).toEqual([product]);
  });

  it('is limited to a supplier', async () => {
    const found = await find({ ...base, value: 'amox', suppliercode: 'KEST' });
    expect(found.length).toBeGreaterThan(0);
    for (const one of found) {
      expect(catalogue.getPrices(one).some(({ supplier }) => supplier.suppliercode === 'KEST')).toBe(true);
    }
  });
});

describe('a product without a price', () => {
  it('has no suppliers', () => {
    const [one] = products;
    if (!one) throw new Error('no products');
    const pricesAt = (sepcents: number) =>
      catalogue.getPrices(completeProduct({ ...one, nappicode: `12345678${sepcents}`, sepcents }));
    for (const placeholder of [0, 1, 2]) expect(pricesAt(placeholder)).toEqual([]);
    expect(pricesAt(3)).not.toEqual([]);
  });
});
