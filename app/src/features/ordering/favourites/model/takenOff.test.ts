import type { Product } from '@mortar/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withTakenOff } from './takenOff.ts';

const product = (productid: number) => ({ productid, isfavourite: true }) as Product;
const list = [1, 2, 3, 4].map(product);
const ids = (products: readonly Product[]) => products.map(({ productid }) => productid);

it('keeps the place of what was taken off, and says that it is no favourite', () => {
  const rows = withTakenOff(
    list.filter(({ productid }) => productid !== 3),
    [{ product: product(3), at: 2 }],
  );
  expect(ids(rows)).toEqual([1, 2, 3, 4]);
  expect(rows.map(({ isfavourite }) => isfavourite)).toEqual([true, true, false, true]);
});

it('shows it once while the server still lists it', () => {
  const rows = withTakenOff(list, [{ product: product(2), at: 1 }]);
  expect(ids(rows)).toEqual([1, 2, 3, 4]);
  expect(rows[1]?.isfavourite).toBe(false);
});

it('is the very list where nothing was taken off', () => expect(withTakenOff(list, [])).toBe(list));

it('has everything where it was, however much was taken off', () => {
  fc.assert(
    fc.property(fc.subarray([1, 2, 3, 4, 5, 6, 7]), (removedIds) => {
      const all = [1, 2, 3, 4, 5, 6, 7].map(product);
      const removed = all.flatMap((each, index) =>
        removedIds.includes(each.productid) ? [{ product: each, at: index }] : [],
      );
      const rest = all.filter(({ productid }) => !removedIds.includes(productid));
      expect(ids(withTakenOff(rest, removed.toReversed()))).toEqual(ids(all));
    }),
  );
});
