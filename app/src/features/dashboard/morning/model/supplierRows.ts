import type { Wholesaler } from '@mortar/contract';
import type { SupplierTotal } from '#orders/current/model/line.ts';
import { type Cents, toCents } from '#rules/money.ts';

/** What is not sent at a supplier, beside its minimum. */
export interface SupplierRow {
  code: string;
  name: string;
  /** Of all orders that are not sent. */
  value: Cents;
  /** 0 where it has none. */
  minimum: Cents;
  /** What the value lacks to the minimum; 0 where it is reached, and where nothing is to be sent. */
  missing: Cents;
}

/** A supplier without a preference comes after all that have one. */
const getRank = ({ preference }: Wholesaler) => preference || Number.MAX_SAFE_INTEGER;

/**
 * The suppliers that somebody looks at first: those below their minimum, then those that most is to be sent to, then by
 * the pharmacy's preference.
 * @param totals what is not sent, by the suppliers' full names
 */
export function supplierRows(wholesalers: readonly Wholesaler[], totals: readonly SupplierTotal[]): SupplierRow[] {
  const values = new Map(totals.map(({ supplier, total }) => [supplier, total]));
  const byPreference = wholesalers.toSorted(
    (one, other) => getRank(one) - getRank(other) || one.wholesalername.localeCompare(other.wholesalername),
  );
  return byPreference
    .map(({ wholesalercode, wholesalername, minimumordervalue }): SupplierRow => {
      const [value, minimum] = [values.get(wholesalername) ?? 0, toCents(minimumordervalue)];
      const missing = value === 0 ? 0 : Math.max(0, minimum - value);
      return { code: wholesalercode, name: wholesalername, value, minimum, missing };
    })
    .sort((one, other) => Number(other.missing > 0) - Number(one.missing > 0) || other.value - one.value);
}
