import type { Schedule } from '@mortar/contract';
import { bonusUnits, type Deal } from '#rules/quantity.ts';

/** Quantity with its free units. */
export interface BonusRung {
  quantity: number;
  free: number;
}

const RUNGS = 3;

/** Returns true if advice to order more is allowed: not in schedules 1 to 7 (ruling 24) or unknown ones. */
export const isAdvised = (schedule: Schedule): boolean => schedule !== 'other' && !/^[1-7]$/.test(schedule);

/**
 * Returns the first multiples of a deal with their free units. For schedules 1 to 7 only the supplier's deal, since
 * more would be advice (ruling 24). Empty without a deal.
 */
export function bonusLadder(deal: Deal, schedule: Schedule): BonusRung[] {
  if (deal.bonus <= 0) return [];
  return Array.from({ length: isAdvised(schedule) ? RUNGS : 1 }, (_, index) => {
    const quantity = deal.step * (index + 1);
    return { quantity, free: bonusUnits(quantity, deal) };
  });
}
