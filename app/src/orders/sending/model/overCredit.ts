import type { CreditUsage } from '@mortar/contract';
import { type Cents, toCents } from '#rules/money.ts';
import type { UnsentSupplier } from './unsentSupplier.ts';

/**
 * What sending would be over the credit at suppliers, by their code; only those where it would. A supplier that says
 * nothing of credit, or sets no limit, limits nothing.
 * @param usages this month's credit of each supplier, in their order
 */
export function creditExcess(
  suppliers: readonly Pick<UnsentSupplier, 'code' | 'value'>[],
  usages: readonly (Pick<CreditUsage, 'creditlimit' | 'usage'> | null)[],
): ReadonlyMap<string, Cents> {
  const excess = suppliers.flatMap(({ code, value }, at): [string, Cents][] => {
    const credit = usages[at];
    if (!credit || credit.creditlimit <= 0) return [];
    const over = toCents(credit.usage) + value - toCents(credit.creditlimit);
    return over > 0 ? [[code, over]] : [];
  });
  return new Map(excess);
}
