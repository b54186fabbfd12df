import { expect, it } from 'vitest';
import { unlinkedReason } from './unlinkedReason.ts';

it.each([
  ['12', 'product'],
  [' 012 ', 'product'],
  ['12.0', 'product'],
  ['999999', 'product'],
  ['1000000', 'quantity'],
  ['0', 'no quantity'],
  ['0.0', 'no quantity'],
  ['-3', 'quantity'],
  ['2.5', 'quantity'],
  ['abc', 'quantity'],
  ['1e3', 'quantity'],
  ['', 'no quantity'],
])('reports that a line with the quantity %j was left out for its %s', (quantity, reason) => {
  expect(unlinkedReason(quantity)).toBe(reason);
});
