import { expect, it } from 'vitest';
import { BASKET_TYPES, getBasketStatus, getBasketType } from './basketType.ts';

it('maps to the status and back', () => {
  expect(BASKET_TYPES.map(getBasketStatus)).toEqual([
    'Daily_Basket',
    'Weekly_Basket',
    'Monthly_Basket',
    'Custom_Basket',
  ]);
  for (const type of BASKET_TYPES) expect(getBasketType(getBasketStatus(type))).toBe(type);
});
