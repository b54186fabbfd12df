import type { TermsRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { monthAround } from './days.ts';
import { totalCents } from './money.ts';

/** What the retailer used of its credit at a supplier this month, in cents: what it sent there so far. */
export function creditUsed(store: Store, terms: TermsRow, now: number): number {
  const { start } = monthAround(now);
  const sent = store.sentOrders
    .at(terms.retailerid)
    .filter((order) => order.suppliercode === terms.suppliercode && order.sentat >= start)
    .reduce((cents, order) => cents + totalCents(order.lines), 0);
  return terms.openingusagecents + sent;
}
