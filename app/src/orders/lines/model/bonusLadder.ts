import type { Schedule } from '@mortar/contract';
import { bonusUnits, type Deal } from '#rules/quantity.ts';

/** A quantity that may be ordered, and what comes free with it. */
export interface BonusRung {
  quantity: number;
  free: number;
}

const RUNGS = 3;

/** Schedules for which nobody is advised to order more for a bonus (ruling 24), and any that is not known. */
const restricted = (schedule: Schedule) => schedule === 'other' || /^[1-7]$/.test(schedule);

/**
 * Which quantities earn what: the first multiples of a deal. Of a medicine in schedules 1 to 7 it is the supplier's deal
 * alone, as the server gave it; more would be advice (ruling 24). Empty without a deal.
 */
export function bonusLadder(deal: Deal, schedule: Schedule): BonusRung[] {
  if (deal.bonus <= 0) return [];
  return Array.from({ length: restricted(schedule) ? 1 : RUNGS }, (_, at) => {
    const quantity = deal.step * (at + 1);
    return { quantity, free: bonusUnits(quantity, deal) };
  });
}
