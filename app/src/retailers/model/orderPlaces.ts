import type { GroupCommOrder } from '@mortar/contract';
import { type Cents, lineTotal, sumCents, toCents } from '#rules/money.ts';

/** Data about a group's order besides its lines (002 §3, §7). */
export interface OrderPlaces {
  /** Pending pharmacies by line id; sent ones are removed. */
  waiting: ReadonlyMap<number, ReadonlySet<number>>;
  /** Pending value by pharmacy id. */
  left: ReadonlyMap<number, Cents>;
  /** Accounts by `{supplier's code} {pharmacy's id}`; '' for none. */
  accounts: ReadonlyMap<string, string>;
}

export const accountKey = (supplierCode: string, pharmacy: number) => `${supplierCode} ${pharmacy}`;

/** A supplier has several rows if its lines are pending for different pharmacies. */
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
