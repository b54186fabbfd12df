import type { Settings } from '@mortar/contract';
import { type PriceRow, toPriceRows } from '#products/prices/model/priceRow.ts';
import type { SupplierPrice } from '#products/prices/model/supplierPrice.ts';

const NONE: readonly PriceRow[] = [];

/** Returns prices as rows of the grid; empty if not read. */
export const toRows = (prices: readonly SupplierPrice[] | null, settings: Settings): readonly PriceRow[] =>
  prices ? toPriceRows(prices, settings) : NONE;

/** Caches the rows by prices, because large orders are recalculated with every answer. */
export function rowsOnce(settings: Settings) {
  const made = new WeakMap<readonly SupplierPrice[], readonly PriceRow[]>();
  return (prices: readonly SupplierPrice[] | null): readonly PriceRow[] => {
    if (!prices) return NONE;
    const rows = made.get(prices) ?? toRows(prices, settings);
    made.set(prices, rows);
    return rows;
  };
}
