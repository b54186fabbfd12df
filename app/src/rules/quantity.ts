import type { Settings } from '@mortar/contract';

/** The greatest quantity of a line, also of one that others are joined to (ruling 14). */
export const MAX_QUANTITY = 999_999;

/** A supplier's deal: `bonus` units free for each `step` units ordered; a bonus of 0 is no deal. */
export interface Deal {
  /** The quantity the deal counts in, 1 or more. */
  step: number;
  bonus: number;
}

/** '1 200 000': a quantity that no line holds, as it is said. */
export const grouped = (quantity: number): string => String(quantity).replace(/\B(?=(\d{3})+$)/g, '\u00a0');

/** '10 + 1' for a deal, '' without one. */
export function dealText({ step, bonus }: Deal): string {
  return bonus > 0 ? `${step} + ${bonus}` : '';
}

/** The highest quantity without a password; null where there is no limit (001 §4, add to order). */
export const maximumQuantity = (
  settings: Pick<Settings, 'ordering_LimitMaximumQuantity_Enabled' | 'ordering_MaximumQuantity'>,
): number | null => (settings.ordering_LimitMaximumQuantity_Enabled ? settings.ordering_MaximumQuantity : null);

/** Units that come free with a quantity (ruling 10). */
export function bonusUnits(quantity: number, deal: Deal): number {
  return deal.bonus > 0 ? Math.trunc((quantity / deal.step) * deal.bonus) : 0;
}

/** With a deal, only multiples of its quantity may be ordered (001 §5). */
export function isOrderable(quantity: number, deal: Deal): boolean {
  return deal.bonus === 0 || quantity % deal.step === 0;
}

/**
 * The multiples around a quantity that is not one. Below the first multiple only that one is left, as `higher`
 * (001 §4, add to order, 4).
 */
export function nearestMultiples(quantity: number, step: number): { lower: number | null; higher: number } {
  const lower = Math.floor(quantity / step) * step;
  return { lower: lower === 0 ? null : lower, higher: lower + step };
}
