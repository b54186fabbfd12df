import { expect, it } from 'vitest';
import { substitutesFor } from './substitutes.ts';

const product = (productCode: string, pplRank = 0) => ({ productCode, pplRank, isPreferred: pplRank > 0 });
const codes = (found: readonly { productCode: string }[]) => found.map(({ productCode }) => productCode);

it.each([
  ['nothing if no generic is preferred', product('A'), [product('B'), product('C')], []],
  ['nothing without generics', product('A'), [], []],
  [
    'the preferred ones, the best rank first',
    product('A'),
    [product('B', 3), product('C'), product('D', 1)],
    ['D', 'B'],
  ],
  ['not the product itself', product('A', 2), [product('A', 2)], []],
  ['only generics that rank above a preferred product', product('A', 2), [product('B', 1), product('C', 3)], ['B']],
  ['nothing for the most preferred product', product('A', 1), [product('B', 1), product('C', 2)], []],
  ['generics of equal rank in their original order', product('A'), [product('B', 2), product('C', 2)], ['B', 'C']],
])('finds %s', (_what, original, generics, expected) => {
  expect(codes(substitutesFor(original, generics))).toEqual(expected);
});

it('does not treat the rank of an expired preference as a preference', () => {
  const ended = { productCode: 'B', pplRank: 1, isPreferred: false };
  expect(substitutesFor(product('A'), [ended])).toEqual([]);
});
