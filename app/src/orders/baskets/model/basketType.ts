import type { BasketStatus } from '@mortar/contract';

/** Ordering interval of a basket; custom has none (002 §9). */
export const BASKET_TYPES = ['daily', 'weekly', 'monthly', 'custom'] as const;
export type BasketType = (typeof BASKET_TYPES)[number];

const STATUS = {
  daily: 'Daily_Basket',
  weekly: 'Weekly_Basket',
  monthly: 'Monthly_Basket',
  custom: 'Custom_Basket',
} as const satisfies Record<BasketType, BasketStatus>;

/** Returns the permanent status of a basket type (002 §3). */
export const getBasketStatus = (type: BasketType): BasketStatus => STATUS[type];

/** Returns a basket's type by its status. */
export function getBasketType(status: BasketStatus): BasketType {
  return BASKET_TYPES.find((type) => STATUS[type] === status) ?? 'custom';
}
