import type { GroupCommOrder } from '@mortar/contract';
import { type Cents, lineTotal, sumCents, toCents } from '#rules/money.ts';

/** What the server says of a group's order beside its lines (002 §3, §7). */
export interface OrderPlaces {
  /** The pharmacies that wait for each line, by its id: a part that was sent took the others off. */
  waiting: ReadonlyMap<number, ReadonlySet<number>>;
  /** What waits for each pharmacy, by its id. */
  left: ReadonlyMap<number, Cents>;
  /** The accounts of each pharmacy at a supplier, by `{supplier's code} {pharmacy's id}`; '' where it has none. */
  accounts: ReadonlyMap<string, string>;
}

export const accountKey = (suppliercode: string, pharmacy: number) => `${suppliercode} ${pharmacy}`;

/** A supplier stands in several rows where its lines wait for different pharmacies. */
export function toOrderPlaces(rows: readonly GroupCommOrder[]): OrderPlaces {
  const waiting = new Map<number, ReadonlySet<number>>();
  const left = new Map<number, Cents>();
  const accounts = new Map<string, string>();
  for (const { suppliercode, retailers, orderdetailscomms } of rows) {
    const ids = new Set(retailers.map(({ retailerid }) => retailerid));
    const total = sumCents(orderdetailscomms.map(({ price, orderedqty }) => lineTotal(toCents(price), orderedqty)));
    for (const { orderitemid } of orderdetailscomms) waiting.set(orderitemid, ids);
    for (const { retailerid, supplieraccounts } of retailers) {
      left.set(retailerid, (left.get(retailerid) ?? 0) + total);
      const known = supplieraccounts.map(({ accountnumber }) => accountnumber).join(', ');
      accounts.set(accountKey(suppliercode, retailerid), known);
    }
  }
  return { waiting, left, accounts };
}
