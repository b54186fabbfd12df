import { expect, it } from 'vitest';
import { BASKET_TYPES, basketStatusOf, basketTypeOf } from './basketType.ts';

it('is said by the status, and says it', () => {
  expect(BASKET_TYPES.map(basketStatusOf)).toEqual([
    'Daily_Basket',
    'Weekly_Basket',
    'Monthly_Basket',
    'Custom_Basket',
  ]);
  for (const type of BASKET_TYPES) expect(basketTypeOf(basketStatusOf(type))).toBe(type);
});
