import type { BasketStatus } from '@mortar/contract';

/** How often a basket is ordered from; a custom one whenever somebody likes (002 §9). */
export const BASKET_TYPES = ['daily', 'weekly', 'monthly', 'custom'] as const;
export type BasketType = (typeof BASKET_TYPES)[number];

const STATUS = {
  daily: 'Daily_Basket',
  weekly: 'Weekly_Basket',
  monthly: 'Monthly_Basket',
  custom: 'Custom_Basket',
} as const satisfies Record<BasketType, BasketStatus>;

/** What a basket's status says of its type, which it keeps whatever happens to it (002 §3). */
export const getBasketStatus = (type: BasketType): BasketStatus => STATUS[type];

/** The type of a basket by its status. */
export function getBasketType(status: BasketStatus): BasketType {
  return BASKET_TYPES.find((type) => STATUS[type] === status) ?? 'custom';
}
