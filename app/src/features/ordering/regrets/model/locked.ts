import type { Regret } from '#orders/regrets/model/regret.ts';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';

/** Regret with a locked supplier (001 §4, §6). */
export interface LockedRegret {
  regret: Regret;
  /** Preferred supplier; null if none of its suppliers is preferred. */
  preferred: string | null;
}

/**
 * Returns regrets with locked suppliers, as the prices say; a supplier's regret within three days has unlocked them
 * there.
 * @param getPrices supplier prices by product code
 */
export function lockedRegrets(
  regrets: readonly Regret[],
  getPrices: (productCode: string) => readonly SupplierPrice[],
): LockedRegret[] {
  return regrets.flatMap((regret) => {
    const prices = getPrices(regret.productCode);
    const own = prices.find(({ supplierPriceId }) => supplierPriceId === regret.supplierPriceId);
    if (!own?.locked) return [];
    const free = prices.filter(({ locked, preference }) => !locked && preference > 0);
    const [first] = free.toSorted((a, b) => a.preference - b.preference);
    return [{ regret, preferred: first?.supplier ?? null }];
  });
}
