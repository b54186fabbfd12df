import type { Settings } from '@mortar/contract';

/** Maximum quantity of a line, also after merging (ruling 14). */
export const MAX_QUANTITY = 999_999;

/** Deal of a supplier: `bonus` free units per `step` units; a bonus of 0 is no deal. */
export interface Deal {
  /** Multiple of the deal, 1 or more. */
  step: number;
  bonus: number;
}

/** Formats a quantity with grouped digits: '1 200 000'. */
export const groupDigits = (quantity: number): string => String(quantity).replace(/\B(?=(\d{3})+$)/g, '\u00a0');

/** Formats a deal: '10 + 1', '' without one. */
export function dealText({ step, bonus }: Deal): string {
  return bonus > 0 ? `${step} + ${bonus}` : '';
}

/** Returns the maximum quantity without a password; null for no limit (001 §4, add to order). */
export const maximumQuantity = (
  settings: Pick<Settings, 'ordering_LimitMaximumQuantity_Enabled' | 'ordering_MaximumQuantity'>,
): number | null => (settings.ordering_LimitMaximumQuantity_Enabled ? settings.ordering_MaximumQuantity : null);

/** Returns the free units of a quantity (ruling 10). */
export function bonusUnits(quantity: number, deal: Deal): number {
  return deal.bonus > 0 ? Math.trunc((quantity / deal.step) * deal.bonus) : 0;
}

/** Returns true if a quantity can be ordered: with a deal, only multiples (001 §5). */
export function isOrderable(quantity: number, deal: Deal): boolean {
  return deal.bonus === 0 || quantity % deal.step === 0;
}

/** Returns the multiples around a quantity. Below the first one, only that, as `higher` (001 §4, add to order, 4). */
export function nearestMultiples(quantity: number, step: number): { lower: number | null; higher: number } {
  const lower = Math.floor(quantity / step) * step;
  return { lower: lower === 0 ? null : lower, higher: lower + step };
}
