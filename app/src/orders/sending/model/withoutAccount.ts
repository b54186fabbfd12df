import type { ProcessedRow } from './processedOrders.ts';
import type { GroupUnsentSupplier, RetailerAccounts } from './unsentSupplier.ts';

/** Pharmacy without an account at a supplier, where sending fails. */
export interface WithoutAccount {
  supplier: Pick<GroupUnsentSupplier, 'code' | 'name'>;
  retailer: Pick<RetailerAccounts, 'id' | 'name'>;
}

export const withoutAccount = (suppliers: readonly GroupUnsentSupplier[]): WithoutAccount[] =>
  suppliers.flatMap((supplier) =>
    supplier.retailers
      .filter(({ accounts }) => accounts === '')
      .map(({ id, name }) => ({ supplier: { code: supplier.code, name: supplier.name }, retailer: { id, name } })),
  );

/** Returns true if retrying may help: not without an account. */
export const mayHelp = (
  { succeeded, retailerId, supplierCode }: ProcessedRow,
  without: readonly WithoutAccount[],
): boolean =>
  !succeeded && !without.some(({ supplier, retailer }) => supplier.code === supplierCode && retailer.id === retailerId);
