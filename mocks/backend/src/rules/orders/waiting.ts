import type { ItemRow } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';

/** Returns the pharmacies of a group's order; empty for a single pharmacy, or if none was selected. */
export const getPharmacies = (store: Store, orderid: number): readonly number[] =>
  store.orderRetailers.get(orderid)?.retailerids ?? [];

/** Returns whether a line was not sent for a pharmacy yet. */
export const waitsFor =
  (retailerid: number) =>
  ({ sentfor = [] }: ItemRow): boolean =>
    !sentfor.some((sent) => sent.retailerid === retailerid);

/**
 * Returns the unsent total of lines in cents: a group's line counts once per pharmacy it was not sent for, a line
 * without pharmacies once.
 */
export function leftCents(store: Store, items: readonly ItemRow[]): number {
  return items.reduce((sum, item) => {
    const pharmacies = getPharmacies(store, item.orderid);
    const times = pharmacies.length === 0 ? 1 : pharmacies.filter((id) => waitsFor(id)(item)).length;
    return sum + item.orderedpricecents * item.orderedquantity * times;
  }, 0);
}
