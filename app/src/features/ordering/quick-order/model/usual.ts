import type { ProductHistoryLine, SupplierPrice } from '@mortar/contract';

/** How many times as much, and how many packs of what was never ordered, a person has to look at. */
const TIMES = 10;
const OF_NEW = 100;

/**
 * The most that was ordered of a product at a time, as far as that is known; 0 where nothing was.
 * @param past what was sent in the last year, where it was read
 */
export const usualMost = (
  prices: readonly Pick<SupplierPrice, 'lastinvoicedquantity'>[],
  past: readonly Pick<ProductHistoryLine, 'orderedqty'>[] = [],
): number =>
  Math.max(
    0,
    ...prices.map(({ lastinvoicedquantity }) => lastinvoicedquantity),
    ...past.map(({ orderedqty }) => orderedqty),
  );

/** Whether a quantity is out of proportion to what is ordered of a product (ruling 65). */
export const isFarAbove = (quantity: number, usual: number): boolean => quantity > Math.max(OF_NEW, usual * TIMES);
