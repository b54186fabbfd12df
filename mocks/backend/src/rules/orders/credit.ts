import type { TermsRow } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { monthEnding } from '../days.ts';
import { localOffset } from '../localTime.ts';
import { totalCents } from '../money.ts';

/** Returns the supplier's month around a moment. */
export const creditMonth = (store: Store, { closingday = 0, retailerid }: TermsRow, now: number) =>
  monthEnding(now, closingday, localOffset(store, retailerid));

/** Returns the credit a retailer used in the supplier's month, in cents: what it sent so far. */
export function creditUsed(store: Store, terms: TermsRow, now: number): number {
  const { start } = creditMonth(store, terms, now);
  const sent = store.sentOrders
    .at(terms.retailerid)
    .filter((order) => order.suppliercode === terms.suppliercode && order.sentat >= start)
    .reduce((cents, order) => cents + totalCents(order.lines), 0);
  return terms.openingusagecents + sent;
}
