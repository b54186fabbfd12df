import { expect, it } from 'vitest';
import { formatListedPrice, formatRetail, listedPrice } from './listedPrice.ts';

const money = (cents: number) => `R${cents / 100}`;

it.each([
  [0, null],
  [0.01, null],
  [0.02, null],
  [0.0228706903568, null],
  [0.0249, null],
  [0.025, 3],
  [0.03, 3],
  [17.12, 1712],
  [-1, null],
])('reads a listed price of %d as %j', (amount, cents) => expect(listedPrice(amount)).toBe(cents));

it.each([
  [0, undefined, '– Discontinued'],
  [0.02, '0', '– Discontinued'],
  [0.02, '7', '– Discontinued'],
  [0.02, 'N', '–'],
  [0, 'NM', '–'],
  [0.03, undefined, 'R0.03'],
  [0.03, 'N', 'R0.03'],
  [12.5, '4', 'R12.5'],
] as const)('shows %d for schedule %s as %j', (amount, schedule, shown) =>
  expect(formatListedPrice(amount, money, schedule)).toBe(shown),
);

it.each([
  [16.9, 12.5, 'R16.9'],
  // A marked-up placeholder is not a price either.
  [0.03, 0.02, '–'],
  [5, 0, '–'],
  [0, 12.5, '–'],
  [0.02, 12.5, '–'],
])('shows retail %d at a listed price of %d as %j', (retail, listed, shown) =>
  expect(formatRetail(retail, listed, money)).toBe(shown),
);
