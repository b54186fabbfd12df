import { paths } from '#pages/paths.ts';

/** How the address of Supplier Settings names a supplier. */
export const SUPPLIER = 'supplier';

/** Where a supplier's settings are. */
export const supplierPath = (creditorid: number): string => `${paths.settings('suppliers')}&${SUPPLIER}=${creditorid}`;
