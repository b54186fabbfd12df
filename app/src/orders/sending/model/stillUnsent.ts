import { leftInAll } from '#retailers/model/orderShares.ts';
import type { Cents } from '#rules/money.ts';
import type { ProcessedRow } from './processedOrders.ts';
import { getShares } from './unsentShares.ts';
import type { GroupUnsentSupplier, UnsentSupplier } from './unsentSupplier.ts';

/** Unsent part of an order at a supplier, after a partial sending (ruling 52). */
export interface StillUnsent {
  name: string;
  /** For a group: total of its pending pharmacies. */
  value: Cents;
}

/**
 * Returns codes of suppliers with unsent lines of the open order. @param ownNumber null if all listed lines belong to
 * it
 */
export const ownCodes = (suppliers: readonly UnsentSupplier[], ownNumber: string | null): string[] =>
  suppliers
    .filter(({ lines }) => ownNumber === null || getShares(lines, ownNumber).ownLines > 0)
    .map(({ code }) => code);

/**
 * Returns the unsent part of the open order, highest value first. @param ownNumber null if all listed lines belong to
 * it
 */
export function stillUnsent(suppliers: readonly UnsentSupplier[], ownNumber: string | null): StillUnsent[] {
  const own = ownCodes(suppliers, ownNumber);
  return suppliers
    .filter(({ code }) => own.includes(code))
    .map(({ name, lines, value, shares }) => {
      if (ownNumber !== null) return { name, value: getShares(lines, ownNumber).own };
      return { name, value: shares ? leftInAll(shares) : value };
    })
    .toSorted((a, b) => b.value - a.value);
}

/**
 * Returns the unsent part of a group's order after sending: all other suppliers, and failures of the requested ones.
 * @param suppliers as listed before
 * @param results results of the requested suppliers
 */
export function afterGroupSending(
  suppliers: readonly GroupUnsentSupplier[],
  results: readonly ProcessedRow[],
): GroupUnsentSupplier[] {
  return suppliers.flatMap((supplier) => {
    const sent = results.filter(({ supplierCode, succeeded }) => supplierCode === supplier.code && succeeded);
    const waiting = supplier.shares.filter(({ name }) => !sent.some(({ retailer }) => retailer === name));
    // An order without pharmacies is pending too.
    return waiting.length > 0 || supplier.shares.length === 0 ? [{ ...supplier, shares: waiting }] : [];
  });
}
