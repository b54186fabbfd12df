import type { ProcessedRow } from './processedOrders.ts';
import type { GroupUnsentSupplier, RetailerAccounts } from './unsentSupplier.ts';

/** A pharmacy that has no account at a supplier: what is sent there for it fails. */
export interface WithoutAccount {
  supplier: Pick<GroupUnsentSupplier, 'code' | 'name'>;
  retailer: Pick<RetailerAccounts, 'id' | 'name'>;
}

/** Who cannot be sent for at some suppliers. */
export const withoutAccount = (suppliers: readonly GroupUnsentSupplier[]): WithoutAccount[] =>
  suppliers.flatMap((supplier) =>
    supplier.retailers
      .filter(({ accounts }) => accounts === '')
      .map(({ id, name }) => ({ supplier: { code: supplier.code, name: supplier.name }, retailer: { id, name } })),
  );

/** Whether trying again could help a failed one: without an account it fails again. */
export const mayHelp = (
  { succeeded, retailerId, supplierCode }: ProcessedRow,
  without: readonly WithoutAccount[],
): boolean =>
  !succeeded && !without.some(({ supplier, retailer }) => supplier.code === supplierCode && retailer.id === retailerId);
