import type { CreditUsage } from '@mortar/contract';
import { type Cents, toCents } from '#rules/money.ts';

/** Effect of an order on its supplier. */
export interface SupplierGuide {
  /** Value missing to the minimum in cents: 0 if reached; null if there is none. */
  missing: Cents | null;
  /** This month's credit after sending; null without a limit or if unknown. */
  credit: ProjectedCredit | null;
}

export interface ProjectedCredit {
  /** Whole percent of the limit. */
  percent: number;
  /** Cents above the limit; 0 within it. */
  over: Cents;
}

/**
 * Returns this month's credit after an order (001 §4, credit bar).
 * @param credit null if the supplier has none
 */
export function projectedCredit(
  value: Cents,
  credit: Pick<CreditUsage, 'creditlimit' | 'usage'> | null,
): ProjectedCredit | null {
  if (!credit || credit.creditlimit <= 0) return null;
  const [limit, after] = [toCents(credit.creditlimit), toCents(credit.usage) + value];
  return { percent: Math.round((after / limit) * 100), over: Math.max(0, after - limit) };
}

/**
 * Returns the effect of an order on its supplier.
 * @param value of the order at the supplier
 * @param minimum 0 if the supplier has none
 */
export function supplierGuide(
  value: Cents,
  minimum: Cents,
  credit: Pick<CreditUsage, 'creditlimit' | 'usage'> | null,
): SupplierGuide {
  return {
    missing: minimum > 0 ? Math.max(0, minimum - value) : null,
    credit: projectedCredit(value, credit),
  };
}
