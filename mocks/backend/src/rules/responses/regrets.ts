import type { RegretConflict, RegretDateFilter } from '@mortar/contract';
import { SUPPLIERS } from '../../catalogue/data/suppliers.ts';
import { productCode } from '../../catalogue/product.ts';
import type { RegretRow, SentLine, SentOrderRow } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { DAY, monthAround, startOfDay } from '../days.ts';

/** How much of a line is regretted: all of it, or what is missing where partial supplies count (000 §3). */
function regretted({ orderedquantity, suppliedquantity }: SentLine, partial: boolean): number {
  if (suppliedquantity === 0) return orderedquantity;
  return partial ? Math.max(0, orderedquantity - suppliedquantity) : 0;
}

/** What an answered order leaves to be ordered again. @param partial whether partly supplied lines count */
export function getRegrets(order: SentOrderRow, partial: boolean): RegretRow[] {
  const { answeredat, retailerid, suppliercode, suppliername } = order;
  if (answeredat === null) return [];
  const creditorid = SUPPLIERS.find((supplier) => supplier.suppliercode === suppliercode)?.creditorid ?? 0;
  return order.lines.flatMap((line) => {
    const regretquantity = regretted(line, partial);
    if (regretquantity === 0) return [];
    const { orderitemid, productid, productdescription, supplierpriceid, supplierproductcode } = line;
    const row: RegretRow = {
      ...{ orderitemid, productid, productdescription, supplierpriceid, supplierproductcode, regretquantity },
      ...{ retailerid, suppliercode, creditorid },
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

/** Ordered again: gone, or kept as done. */
export function markReordered(store: Store, regret: RegretRow, remove: boolean): void {
  if (remove) store.regrets.delete(regret.orderitemid);
  else store.regrets.put({ ...regret, processed: true });
}

export interface Window {
  from: number;
  until: number;
}

/** The moments a date filter covers; Custom has dates of its own. */
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

/** The quantity of a line whose product a regret brings again; null leaves the line as it is. */
export function resolveConflict(conflict: RegretConflict, kept: number, again: number): number | null {
  if (conflict === 'keep') return null;
  return conflict === 'merge' ? kept + again : again;
}
