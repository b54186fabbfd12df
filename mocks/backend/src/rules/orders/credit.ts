import type { TermsRow } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { monthEnding } from '../days.ts';
import { totalCents } from '../money.ts';

/** The supplier's month around a moment. */
export const creditMonth = ({ closingday = 0 }: TermsRow, now: number) => monthEnding(now, closingday);

/** What the retailer used of its credit in the supplier's month, in cents: what it sent there so far. */
export function creditUsed(store: Store, terms: TermsRow, now: number): number {
  const { start } = creditMonth(terms, now);
  const sent = store.sentOrders
    .at(terms.retailerid)
    .filter((order) => order.suppliercode === terms.suppliercode && order.sentat >= start)
    .reduce((cents, order) => cents + totalCents(order.lines), 0);
  return terms.openingusagecents + sent;
}
