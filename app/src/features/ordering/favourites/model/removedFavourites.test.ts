import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Product } from '#products/search/model/product.ts';
import { withRemoved } from './removedFavourites.ts';

const product = (productid: number) => ({ productId: productid, isFavourite: true }) as Product;
const list = [1, 2, 3, 4].map(product);
const ids = (products: readonly Product[]) => products.map(({ productId }) => productId);

it('keeps the position of a removed product, and marks it as not a favourite', () => {
  const rows = withRemoved(
    list.filter(({ productId }) => productId !== 3),
    [{ product: product(3), at: 2 }],
  );
  expect(ids(rows)).toEqual([1, 2, 3, 4]);
  expect(rows.map(({ isFavourite }) => isFavourite)).toEqual([true, true, false, true]);
});

it('shows a removed product once while the server still lists it', () => {
  const rows = withRemoved(list, [{ product: product(2), at: 1 }]);
  expect(ids(rows)).toEqual([1, 2, 3, 4]);
  expect(rows[1]?.isFavourite).toBe(false);
});

it('returns the same list if nothing was removed', () => expect(withRemoved(list, [])).toBe(list));

it('keeps every position, however many products were removed', () => {
  fc.assert(
    fc.property(fc.subarray([1, 2, 3, 4, 5, 6, 7]), (removedIds) => {
      const all = [1, 2, 3, 4, 5, 6, 7].map(product);
      const removed = all.flatMap((each, index) =>
        removedIds.includes(each.productId) ? [{ product: each, at: index }] : [],
      );
      const rest = all.filter(({ productId }) => !removedIds.includes(productId));
      expect(ids(withRemoved(rest, removed.toReversed()))).toEqual(ids(all));
    }),
  );
});
