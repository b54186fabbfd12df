import { paths } from '#pages/paths.ts';

/** Search parameter for a supplier in Supplier Settings. */
export const SUPPLIER = 'supplier';

/** Returns the address of a supplier's settings. */
export const supplierPath = (creditorId: number): string => `${paths.settings('suppliers')}&${SUPPLIER}=${creditorId}`;
