import { expect, it } from 'vitest';
import { notOrdered } from './notOrdered.ts';

const lines = (...ids: number[]) => ids.map((productId, index) => ({ productId, at: index }));

it.each([
  ['all of it was', [1, 2], [2, 1], []],
  ['some of it was', [1, 2, 3], [2], [0, 2]],
  ['none of it was', [1, 2], [], [0, 1]],
  ['it has a product twice', [1, 1, 2], [2], [0, 1]],
  ['more is on the order', [1], [1, 9], []],
  ['it was empty', [], [1], []],
])('a basket is ordered: %s', (_what, basket, order, left) => {
  expect(notOrdered(lines(...basket), lines(...order)).map(({ at }) => at)).toEqual(left);
});
