import type { SupplierPrice } from '@mortar/contract';
import type { Regret } from '#orders/regrets/model/regret.ts';

/** A regret whose supplier is locked for its product (001 §4, §6). */
export interface LockedRegret {
  regret: Regret;
  /** The supplier that the pharmacy prefers for it; null where nobody who sells it is preferred. */
  preferred: string | null;
}

/**
 * The regrets whose suppliers are locked. Which are the server says with the prices; a supplier's regret of the last three
 * days has unlocked all there.
 * @param getPrices what suppliers ask for the product of that code
 */
export function lockedRegrets(
  regrets: readonly Regret[],
  getPrices: (productCode: string) => readonly SupplierPrice[],
): LockedRegret[] {
  return regrets.flatMap((regret) => {
    const prices = getPrices(regret.productCode);
    const own = prices.find(({ supplierpriceid }) => supplierpriceid === regret.supplierPriceId);
    if (!own?.locked) return [];
    const free = prices.filter(({ locked, preference }) => !locked && preference > 0);
    const [first] = free.toSorted((one, other) => one.preference - other.preference);
    return [{ regret, preferred: first?.suppliername ?? null }];
  });
}
