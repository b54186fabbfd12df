import type { RegretConflict, RegretDateFilter } from '@mortar/contract';
import { SUPPLIERS } from '../../catalogue/data/suppliers.ts';
import { productCode } from '../../catalogue/product.ts';
import type { RegretRow, SentLine, SentOrderRow } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { DAY, monthAround, startOfDay } from '../days.ts';

/** Returns a line's regretted quantity: all, or the missing part if partial supplies count (000 §3). */
function getRegretted({ orderedquantity, suppliedquantity }: SentLine, partial: boolean): number {
  if (suppliedquantity === 0) return orderedquantity;
  return partial ? Math.max(0, orderedquantity - suppliedquantity) : 0;
}

/**
 * Returns an answered order's regrets.
 * @param partial whether partly supplied lines count
 */
export function getRegrets(order: SentOrderRow, partial: boolean): RegretRow[] {
  const { answeredat, retailerid, suppliercode, suppliername } = order;
  if (answeredat === null) return [];
  const creditorid = SUPPLIERS.find((supplier) => supplier.suppliercode === suppliercode)?.creditorid ?? 0;
  return order.lines.flatMap((line) => {
    const regretquantity = getRegretted(line, partial);
    if (regretquantity === 0) return [];
    const { orderitemid, productid, productdescription, supplierpriceid, supplierproductcode } = line;
    const row: RegretRow = {
      orderitemid,
      productid,
      productdescription,
      supplierpriceid,
      supplierproductcode,
      regretquantity,
      retailerid,
      suppliercode,
      creditorid,
      oldorderid: order.orderid,
      productcode: productCode(productid),
      wholesalername: suppliername,
      orderedpricecents: line.orderedpricecents,
      bonusquantity: Math.trunc((line.bonusquantity * regretquantity) / line.orderedquantity),
      respondedat: answeredat,
      processed: false,
    };
    return [row];
  });
}

/** Deletes a reordered regret, or marks it as processed. */
export function markReordered(store: Store, regret: RegretRow, remove: boolean): void {
  if (remove) store.regrets.delete(regret.orderitemid);
  else store.regrets.put({ ...regret, processed: true });
}

export interface Window {
  from: number;
  until: number;
}

/** Returns the period of a date filter; Custom has its own dates. */
export function getWindow(filter: Exclude<RegretDateFilter, 'Custom'>, now: number, offset?: number): Window {
  const today = startOfDay(now, offset);
  const [days] = /\d+/.exec(filter) ?? [];
  const until = Number.POSITIVE_INFINITY;
  if (days !== undefined) return { from: today - Number(days) * DAY, until };
  if (filter === 'Today') return { from: today, until };
  if (filter === 'Yesterday') return { from: startOfDay(today - 1, offset), until: today };
  if (filter === 'Current Month To Date') return { from: monthAround(now, offset).start, until };
  return { from: Number.NEGATIVE_INFINITY, until };
}

/** Returns the new quantity of a line in conflict with a regret; null leaves the line unchanged. */
export function resolveConflict(conflict: RegretConflict, current: number, again: number): number | null {
  if (conflict === 'keep') return null;
  return conflict === 'merge' ? current + again : again;
}
