import type { ItemRow } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';

/** The pharmacies that a group's order is for; none of a pharmacy on its own, and while nobody was chosen. */
export const getPharmacies = (store: Store, orderid: number): readonly number[] =>
  store.orderRetailers.get(orderid)?.retailerids ?? [];

/** Whether a line was not sent for a pharmacy yet. */
export const waitsFor =
  (retailerid: number) =>
  ({ sentfor = [] }: ItemRow): boolean =>
    !sentfor.some((sent) => sent.retailerid === retailerid);

/**
 * What is left to be sent of lines, cents: a line of a group counts once for each pharmacy on its order that it was not
 * sent for. A line of an order without pharmacies counts once.
 */
export function leftCents(store: Store, items: readonly ItemRow[]): number {
  return items.reduce((sum, item) => {
    const pharmacies = getPharmacies(store, item.orderid);
    const times = pharmacies.length === 0 ? 1 : pharmacies.filter((id) => waitsFor(id)(item)).length;
    return sum + item.orderedpricecents * item.orderedquantity * times;
  }, 0);
}
