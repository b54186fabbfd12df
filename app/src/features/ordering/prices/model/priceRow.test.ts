import type { SupplierPrice } from '@mortar/contract';
import { expect, it } from 'vitest';
import { dealText, toPriceRows } from './priceRow.ts';

const price = (changes: Partial<SupplierPrice>): SupplierPrice => ({
  supplierpriceid: 1,
  preference: 0,
  suppliercode: 'ALP',
  suppliername: 'Alpha',
  supplierproductcode: '',
  supplierproductdescription: '',
  packsize: '20',
  bandcode: '',
  price: 100,
  quantity: 1,
  bonusquantity: 0,
  lastdate: null,
  lastinvoicedquantity: 0,
  locked: false,
  creditorid: 1,
  ...changes,
});
const settings = { ordering_NettPriceExclusive: true, ordering_NettPriceInclusive: false, ordering_VAT: 15 };

it('compares every supplier with the dearest one, free units counted', () => {
  const rows = toPriceRows([price({ price: 110, quantity: 10, bonusquantity: 1 }), price({ price: 125 })], settings);
  expect(rows.map(({ nett, save, savePercent }) => [nett.exclusive, nett.inclusive, save, savePercent])).toEqual([
    [10000, 11500, 2500, 20],
    [12500, 14375, 0, 0],
  ]);
});

it('compares on the inclusive basis when only that is shown', () => {
  const inclusive = { ...settings, ordering_NettPriceExclusive: false, ordering_NettPriceInclusive: true };
  const [row] = toPriceRows([price({ price: 100 }), price({ price: 200 })], inclusive);
  expect(row?.save).toBe(11500);
});

it('keeps the order of the supplier rule', () => {
  const rows = toPriceRows(
    [price({ supplierpriceid: 3, price: 9 }), price({ supplierpriceid: 1, price: 7 })],
    settings,
  );
  expect(rows.map((row) => row.price.supplierpriceid)).toEqual([3, 1]);
});

it('writes deals as the trade does', () => {
  expect([dealText({ step: 12, bonus: 2 }), dealText({ step: 1, bonus: 0 })]).toEqual(['12 + 2', '']);
});

it('shows the price of one unit in cents, and the deal it counts in', () => {
  const given = price({ price: 10.525, quantity: 10, bonusquantity: 2 });
  expect(toPriceRows([given], settings)).toEqual([
    {
      ...{ price: given, unit: 1053, nett: { exclusive: 877, inclusive: 1009 } },
      ...{ save: 0, savePercent: 0, deal: { step: 10, bonus: 2 }, delta: 0, marks: [] },
    },
  ]);
});

it('shows nothing where nobody sells the product', () => expect(toPriceRows([], settings)).toEqual([]));

it('says how far each is from the average', () => {
  const rows = toPriceRows([price({ price: 90 }), price({ price: 100 }), price({ price: 125 })], settings);
  expect(rows.map(({ delta }) => delta)).toEqual([-1500, -500, 2000]);
});

it('marks the preferred of those that sell it, the cheapest nett, and where it was bought last', () => {
  const rows = toPriceRows(
    [
      price({ preference: 2, price: 110, lastdate: '2026-03-01' }),
      price({ preference: 3, price: 100 }),
      price({ price: 105, quantity: 10, bonusquantity: 1, lastdate: '2026-10-24' }),
      price({ price: 120 }),
    ],
    settings,
  );
  expect(rows.map(({ marks }) => marks)).toEqual([['preferred'], [], ['cheapest', 'last'], []]);
});

it('marks nobody where nothing tells them apart', () => {
  const rows = toPriceRows([price({}), price({})], settings);
  expect(rows.map(({ marks }) => marks)).toEqual([[], []]);
});
