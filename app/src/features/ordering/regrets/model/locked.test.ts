import { expect, it } from 'vitest';
import { getRegret } from '#features/ordering/regrets/testing/rows.ts';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';
import { lockedRegrets } from './locked.ts';

const price = (supplierpriceid: number, locked: boolean, preference = 0) =>
  ({ supplierPriceId: supplierpriceid, locked, preference, supplier: `Supplier ${supplierpriceid}` }) as SupplierPrice;

it.each([
  ['its own price is locked', [price(91, true), price(92, false, 1)], ['Supplier 92']],
  ['its price comes after one that is not locked', [price(92, false, 1), price(91, true)], ['Supplier 92']],
  ['the most preferred is named', [price(91, true, 4), price(93, false, 2), price(92, false, 1)], ['Supplier 92']],
  ['no supplier is preferred', [price(91, true), price(92, false)], [null]],
  ['another price of the product is locked', [price(91, false, 1), price(92, true)], []],
  ['a regret unlocked all of them', [price(91, false), price(92, false, 1)], []],
  ['its price is gone', [price(92, false, 1)], []],
  ['no supplier sells it', [], []],
])('decides whether a regret is locked: %s', (_what, prices, expected) => {
  const regret = getRegret(1);
  const found = lockedRegrets([regret, getRegret(2, { productCode: 'P10' })], (code) => (code === 'P9' ? prices : []));
  expect(found.map(({ preferred }) => preferred)).toEqual(expected);
  expect(found.every((locked) => locked.regret === regret)).toBe(true);
});
