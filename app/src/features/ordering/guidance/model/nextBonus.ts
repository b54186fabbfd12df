import type { Schedule } from '@mortar/contract';
import { isAdvised } from '#orders/lines/model/bonusLadder.ts';
import { type Cents, lineTotal } from '#rules/money.ts';
import { bonusUnits, type Deal, nearestMultiples } from '#rules/quantity.ts';

/** What the next quantity with a bonus brings. */
export interface NextBonus {
  /** Units to order besides. */
  more: number;
  /** What they cost. */
  cost: Cents;
  /** Units that come free besides. */
  free: number;
}

/**
 * The next multiple of a deal; null without a deal, and of a medicine of which nobody is advised to order more (ruling 24).
 * @param quantity 1 or more
 * @param price of a unit
 */
export function nextBonus(quantity: number, deal: Deal, price: Cents, schedule: Schedule): NextBonus | null {
  if (deal.bonus <= 0 || !isAdvised(schedule)) return null;
  const { higher } = nearestMultiples(quantity, deal.step);
  const more = higher - quantity;
  return { more, cost: lineTotal(price, more), free: bonusUnits(higher, deal) - bonusUnits(quantity, deal) };
}
