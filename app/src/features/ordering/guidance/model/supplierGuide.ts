import type { CreditUsage } from '@mortar/contract';
import { type Cents, toCents } from '#rules/money.ts';

/** What an order means to its supplier. */
export interface SupplierGuide {
  /** What the order lacks to the supplier's minimum: 0 where it is reached; null where there is none. */
  missing: Cents | null;
  /** What will be used of this month's credit once the order is sent; null where there is no limit, or it is not known. */
  credit: ProjectedCredit | null;
}

export interface ProjectedCredit {
  /** Of the limit, in whole percent. */
  percent: number;
  /** Beyond the limit; 0 within it. */
  over: Cents;
}

/**
 * This month's credit after an order (001 §4, credit bar): what is used and what the order comes to.
 * @param credit null where the supplier says nothing of it
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
 * @param value what the order comes to at the supplier
 * @param minimum 0 where the supplier has none
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
