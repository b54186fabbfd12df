import type { SentLine } from '#products/history/model/sentLine.ts';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';

/** Confirmation thresholds: multiple of earlier quantities, and packs of a product never ordered. */
const MAX_USUAL_FACTOR = 10;
const MAX_FIRST_QUANTITY = 100;

/**
 * Returns the highest known earlier quantity of a product; 0 if there is none.
 * @param past orders of the last year, if loaded
 */
export const usualMaximum = (
  prices: readonly Pick<SupplierPrice, 'lastInvoicedQuantity'>[],
  past: readonly Pick<SentLine, 'ordered'>[] = [],
): number =>
  Math.max(0, ...prices.map(({ lastInvoicedQuantity }) => lastInvoicedQuantity), ...past.map(({ ordered }) => ordered));

/** Returns true if a quantity is far above earlier orders (ruling 65). */
export const isFarAbove = (quantity: number, usual: number): boolean =>
  quantity > Math.max(MAX_FIRST_QUANTITY, usual * MAX_USUAL_FACTOR);
