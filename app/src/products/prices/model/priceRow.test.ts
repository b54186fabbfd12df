import { describe, expect, it } from 'vitest';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import { getBaseline, getPreferred, toPriceRows } from './priceRow.ts';

const price = (changes: Partial<SupplierPrice>): SupplierPrice => ({
  supplierPriceId: 1,
  preference: 0,
  supplierCode: 'ALP',
  supplier: 'Alpha',
  supplierProductCode: '',
  supplierProductDescription: '',
  packSize: '20',
  bandCode: '',
  price: 100,
  quantity: 1,
  bonusQuantity: 0,
  lastDate: null,
  lastInvoicedQuantity: 0,
  locked: false,
  creditorId: 1,
  ...changes,
});
const settings = {
  ordering_NettPriceExclusive: true,
  ordering_NettPriceInclusive: false,
  ordering_VAT: 15,
  ordering_SelectSupplier_Rule: '0',
} as const;

it('compares every supplier with the dearest one, including free units', () => {
  const rows = toPriceRows([price({ price: 110, quantity: 10, bonusQuantity: 1 }), price({ price: 125 })], settings);
  expect(rows.map(({ nett, save, savePercent }) => [nett.exclusive, nett.inclusive, save, savePercent])).toEqual([
    [10000, 11500, 2500, 20],
    [12500, 14375, 0, 0],
  ]);
});

it('compares on the inclusive basis when only that is displayed', () => {
  const inclusive = { ...settings, ordering_NettPriceExclusive: false, ordering_NettPriceInclusive: true };
  const [row] = toPriceRows([price({ price: 100 }), price({ price: 200 })], inclusive);
  expect(row?.save).toBe(11500);
});

/** Prices by name, with deal and preference. */
const offers = {
  dear: price({ supplierPriceId: 1, price: 120 }),
  even: price({ supplierPriceId: 2, price: 100 }),
  alike: price({ supplierPriceId: 3, price: 100 }),
  // 110 with 10 + 1 is 100 nett, at a higher list price than the previous two.
  deal: price({ supplierPriceId: 4, price: 110, quantity: 10, bonusQuantity: 1 }),
  // 125 with 5 + 2 is 89.29: highest list price, lowest nett.
  best: price({ supplierPriceId: 5, price: 125, quantity: 5, bonusQuantity: 2 }),
  liked: price({ supplierPriceId: 6, price: 115, preference: 1 }),
  likedLess: price({ supplierPriceId: 7, price: 95, preference: 2 }),
  // A 1 + 1 deal needs a second unit (ruling 11).
  single: price({ supplierPriceId: 8, price: 99, quantity: 1, bonusQuantity: 1 }),
  // Without free units there is no deal.
  step: price({ supplierPriceId: 9, price: 98, quantity: 6, bonusQuantity: 0 }),
};
type Name = keyof typeof offers;
const getName = (id: number) => Object.keys(offers)[id - 1] as Name;

describe('the sort order of the supplier rule', () => {
  it.each<[rule: '0' | '1' | '3', given: Name[], shown: Name[]]>([
    ['0', ['dear', 'best', 'liked', 'even'], ['dear', 'best', 'liked', 'even']],
    ['1', ['dear', 'even', 'best'], ['best', 'even', 'dear']],
    ['1', ['liked', 'even'], ['even', 'liked']],
    // Equal nett prices: by list price, then in the server's order.
    ['1', ['deal', 'even'], ['even', 'deal']],
    ['1', ['alike', 'even'], ['alike', 'even']],
    ['1', ['even', 'alike'], ['even', 'alike']],
    ['1', ['even', 'single', 'step', 'deal'], ['step', 'single', 'even', 'deal']],
    ['3', ['even', 'dear', 'best', 'liked'], ['liked', 'best', 'even', 'dear']],
    ['3', ['likedLess', 'even', 'liked'], ['liked', 'likedLess', 'even']],
    ['3', ['dear', 'deal', 'even'], ['even', 'deal', 'dear']],
    ['3', ['dear', 'likedLess'], ['likedLess', 'dear']],
    ['3', ['liked'], ['liked']],
  ])('for rule %s sorts %j as %j', (ordering_SelectSupplier_Rule, given, shown) => {
    const rows = toPriceRows(
      given.map((name) => offers[name]),
      { ...settings, ordering_SelectSupplier_Rule },
    );
    expect(rows.map((row) => getName(row.price.supplierPriceId))).toEqual(shown);
  });

  it('lists the marked cheapest first, after only the preferred supplier, on the displayed basis', () => {
    const inclusive = { ...settings, ordering_NettPriceExclusive: false, ordering_NettPriceInclusive: true };
    for (const shown of [settings, inclusive]) {
      for (const rule of ['1', '3'] as const) {
        const rows = toPriceRows(Object.values(offers), { ...shown, ordering_SelectSupplier_Rule: rule });
        const first = rows.find(({ marks }) => rule === '1' || !marks.includes('preferred'));
        expect(first?.marks).toContain('cheapest');
      }
    }
  });
});

it('shows the price of one unit in cents, and its deal', () => {
  const given = price({ price: 10.525, quantity: 10, bonusQuantity: 2 });
  expect(toPriceRows([given], settings)).toEqual([
    {
      price: given,
      unit: 1053,
      nett: { exclusive: 877, inclusive: 1009 },
      save: 0,
      savePercent: 0,
      deal: { step: 10, bonus: 2 },
      delta: 0,
      marks: [],
      premium: 0,
    },
  ]);
});

it('has no rows if no supplier sells the product', () => expect(toPriceRows([], settings)).toEqual([]));

describe('the baseline of prices', () => {
  const bought = (name: Name, lastDate: string) => ({ ...offers[name], lastDate });
  it.each([
    ['preferred', 'the preferred supplier', [offers.dear, offers.liked, bought('even', '2026-03-01')], [500, 0, -1500]],
    ['last', 'where it was bought last', [offers.dear, bought('even', '2026-03-01')], [2000, 0]],
    ['last', 'the cheaper of two bought on a day', [bought('dear', '2026'), bought('even', '2026')], [2000, 0]],
    ['dearest', 'the dearest', [offers.dear, offers.even], [0, -2000]],
    ['dearest', 'the dearest nett', [offers.dear, offers.best], [0, -3071]],
    ['dearest', 'the only one', [offers.even], [0]],
  ] as const)('is %s: %s', (baseline, _who, prices, deltas) => {
    const rows = toPriceRows(prices, settings);
    expect(getBaseline(rows)).toBe(baseline);
    expect(rows.map(({ delta }) => delta)).toEqual(deltas);
  });

  it('is the nett price with its deal, on the displayed basis', () => {
    const inclusive = { ...settings, ordering_NettPriceExclusive: false, ordering_NettPriceInclusive: true };
    const liked = { ...offers.best, preference: 1 };
    expect(toPriceRows([liked, offers.even], settings).map(({ delta }) => delta)).toEqual([0, 1071]);
    expect(toPriceRows([liked, offers.even], inclusive).map(({ delta }) => delta)).toEqual([0, 1232]);
  });

  it('is the dearest if no supplier sells the product', () => expect(getBaseline([])).toBe('dearest'));
});

describe('the premium of the preferred supplier over the cheapest', () => {
  it.each<[Name[], number[]]>([
    [
      ['liked', 'even'],
      [1500, 0],
    ],
    [
      ['liked', 'best', 'dear'],
      [2571, 0, 0],
    ],
    [
      ['likedLess', 'even'],
      [0, 0],
    ],
    [
      ['liked', 'likedLess'],
      [2000, 0],
    ],
    [
      ['even', 'dear'],
      [0, 0],
    ],
    [['liked'], [0]],
  ])('for %j is %j', (names, premiums) => {
    const rows = toPriceRows(
      names.map((name) => offers[name]),
      settings,
    );
    expect(rows.map(({ premium }) => premium)).toEqual(premiums);
  });
});

it('finds the price at the preferred supplier, unless that is locked', () => {
  const prices = [offers.even, offers.liked];
  expect(getPreferred(toPriceRows(prices, settings))).toBe(offers.liked);
  expect(getPreferred(toPriceRows([offers.even], settings))).toBeNull();
  expect(getPreferred(toPriceRows([{ ...offers.liked, locked: true }], settings))).toBeNull();
});

it('marks the preferred supplier, the cheapest nett price, and the last purchase', () => {
  const rows = toPriceRows(
    [
      price({ preference: 2, price: 110, lastDate: '2026-03-01' }),
      price({ preference: 3, price: 100 }),
      price({ price: 105, quantity: 10, bonusQuantity: 1, lastDate: '2026-10-24' }),
      price({ price: 120 }),
    ],
    settings,
  );
  expect(rows.map(({ marks }) => marks)).toEqual([['preferred'], [], ['cheapest', 'last'], []]);
});

it.each([null, ''])('marks no last purchase if there was none: %j', (lastDate) => {
  const rows = toPriceRows([price({ lastDate: lastDate }), price({ price: 120, lastDate: lastDate })], settings);
  expect(rows.some(({ marks }) => marks.includes('last'))).toBe(false);
});

it('marks no row if the prices are equal', () => {
  const rows = toPriceRows([price({}), price({})], settings);
  expect(rows.map(({ marks }) => marks)).toEqual([[], []]);
});
