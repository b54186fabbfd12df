import { leftInAll } from '#retailers/model/orderShares.ts';
import type { Cents } from '#rules/money.ts';
import type { ProcessedRow } from './processedOrders.ts';
import { getShares } from './unsentShares.ts';
import type { GroupUnsentSupplier, UnsentSupplier } from './unsentSupplier.ts';

/** What of an order is unsent at one supplier, once a part of it was sent (ruling 52). */
export interface StillUnsent {
  name: string;
  /** Of a group: for all pharmacies that wait for it. */
  value: Cents;
}

/** Codes of the suppliers that the open order has something unsent at. @param ownNumber null where all that is listed is of it */
export const ownCodes = (suppliers: readonly UnsentSupplier[], ownNumber: string | null): string[] =>
  suppliers
    .filter(({ lines }) => ownNumber === null || getShares(lines, ownNumber).ownLines > 0)
    .map(({ code }) => code);

/** What of the open order is unsent, the dearest first. @param ownNumber null where all that is listed is of it */
export function stillUnsent(suppliers: readonly UnsentSupplier[], ownNumber: string | null): StillUnsent[] {
  const own = ownCodes(suppliers, ownNumber);
  return suppliers
    .filter(({ code }) => own.includes(code))
    .map(({ name, lines, value, shares }) => {
      if (ownNumber !== null) return { name, value: getShares(lines, ownNumber).own };
      return { name, value: shares ? leftInAll(shares) : value };
    })
    .toSorted((one, other) => other.value - one.value);
}

/**
 * What of a group's order is unsent once some suppliers were sent to: all of the others, and of these what failed.
 * @param suppliers as they were listed before
 * @param results what became of the chosen ones
 */
export function afterGroupSending(
  suppliers: readonly GroupUnsentSupplier[],
  results: readonly ProcessedRow[],
): GroupUnsentSupplier[] {
  return suppliers.flatMap((supplier) => {
    const sent = results.filter(({ supplierCode, succeeded }) => supplierCode === supplier.code && succeeded);
    const waiting = supplier.shares.filter(({ name }) => !sent.some(({ retailer }) => retailer === name));
    // An order for nobody yet waits, too.
    return waiting.length > 0 || supplier.shares.length === 0 ? [{ ...supplier, shares: waiting }] : [];
  });
}
