import type { Schedule } from '@mortar/contract';
import { isAdvised } from '#orders/lines/model/bonusLadder.ts';
import { type Cents, lineTotal } from '#rules/money.ts';
import { bonusUnits, type Deal, nearestMultiples } from '#rules/quantity.ts';

/** Effect of the next quantity with a bonus. */
export interface NextBonus {
  /** Additional units to order. */
  more: number;
  /** Cost of the additional units. */
  cost: Cents;
  /** Additional free units. */
  free: number;
}

/**
 * Returns the next multiple of a deal; null without a deal, and for schedules without advice (ruling 24).
 * @param quantity 1 or more
 * @param price per unit
 */
export function nextBonus(quantity: number, deal: Deal, price: Cents, schedule: Schedule): NextBonus | null {
  if (deal.bonus <= 0 || !isAdvised(schedule)) return null;
  const { higher } = nearestMultiples(quantity, deal.step);
  const more = higher - quantity;
  return { more, cost: lineTotal(price, more), free: bonusUnits(higher, deal) - bonusUnits(quantity, deal) };
}
