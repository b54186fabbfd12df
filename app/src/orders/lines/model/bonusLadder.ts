import type { Schedule } from '@mortar/contract';
import { bonusUnits, type Deal } from '#rules/quantity.ts';

/** A quantity that may be ordered, and what comes free with it. */
export interface BonusRung {
  quantity: number;
  free: number;
}

const RUNGS = 3;

/** Whether somebody may be advised to order more for a bonus: not in schedules 1 to 7 (ruling 24), nor in one not known. */
export const isAdvised = (schedule: Schedule): boolean => schedule !== 'other' && !/^[1-7]$/.test(schedule);

/**
 * Which quantities earn what: the first multiples of a deal. Of a medicine in schedules 1 to 7 it is the supplier's deal
 * alone, as the server gave it; more would be advice (ruling 24). Empty without a deal.
 */
export function bonusLadder(deal: Deal, schedule: Schedule): BonusRung[] {
  if (deal.bonus <= 0) return [];
  return Array.from({ length: isAdvised(schedule) ? RUNGS : 1 }, (_, at) => {
    const quantity = deal.step * (at + 1);
    return { quantity, free: bonusUnits(quantity, deal) };
  });
}
