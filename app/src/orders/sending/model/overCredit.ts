import type { CreditUsage } from '@mortar/contract';
import { type Cents, toCents } from '#rules/money.ts';
import type { UnsentSupplier } from './unsentSupplier.ts';

/**
 * Returns positive amounts above the credit by supplier code. Without credit or limit there is none.
 * @param usages this month's credit per supplier, in order
 */
export function creditExcess(
  suppliers: readonly Pick<UnsentSupplier, 'code' | 'value'>[],
  usages: readonly (Pick<CreditUsage, 'creditlimit' | 'usage'> | null)[],
): ReadonlyMap<string, Cents> {
  const excess = suppliers.flatMap(({ code, value }, index): [string, Cents][] => {
    const credit = usages[index];
    if (!credit || credit.creditlimit <= 0) return [];
    const over = toCents(credit.usage) + value - toCents(credit.creditlimit);
    return over > 0 ? [[code, over]] : [];
  });
  return new Map(excess);
}
