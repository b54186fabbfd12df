import type { Wholesaler } from '@mortar/contract';
import type { SupplierTotal } from '#orders/current/model/line.ts';
import { type Cents, toCents } from '#rules/money.ts';

/** Unsent value at a supplier and its minimum. */
export interface SupplierRow {
  code: string;
  name: string;
  /** Total of all unsent orders, in cents. */
  value: Cents;
  /** In cents; 0 if there is none. */
  minimum: Cents;
  /** In cents; 0 if the minimum is reached or nothing is unsent. */
  missing: Cents;
}

/** Suppliers without a preference come last. */
const getRank = ({ preference }: Wholesaler) => preference || Number.MAX_SAFE_INTEGER;

/**
 * Sorts suppliers: below minimum first, then by unsent value, then by preference.
 * @param totals unsent values by full supplier name
 */
export function supplierRows(wholesalers: readonly Wholesaler[], totals: readonly SupplierTotal[]): SupplierRow[] {
  const values = new Map(totals.map(({ supplier, total }) => [supplier, total]));
  const byPreference = wholesalers.toSorted(
    (a, b) => getRank(a) - getRank(b) || a.wholesalername.localeCompare(b.wholesalername),
  );
  return byPreference
    .map(({ wholesalercode, wholesalername, minimumordervalue }): SupplierRow => {
      const [value, minimum] = [values.get(wholesalername) ?? 0, toCents(minimumordervalue)];
      const missing = value === 0 ? 0 : Math.max(0, minimum - value);
      return { code: wholesalercode, name: wholesalername, value, minimum, missing };
    })
    .sort((a, b) => Number(b.missing > 0) - Number(a.missing > 0) || b.value - a.value);
}
