import type { CommOrder, GroupCommOrder } from '@mortar/contract';
import { sumShares } from '#retailers/model/orderGroup.ts';
import type { PharmacyShare } from '#retailers/model/orderShares.ts';
import { getGroups } from '#rules/getGroups.ts';
import { type Cents, lineTotal, toCents } from '#rules/money.ts';

export interface UnsentLine {
  id: number;
  orderNumber: string;
  description: string;
  quantity: number;
  price: Cents;
  total: Cents;
  staff: string;
  created: string | null;
}

/** Row of 'Send your orders': unsent lines at a supplier. */
export interface UnsentSupplier {
  code: string;
  name: string;
  accounts: string;
  lineCount: number;
  /** For a group: the smallest part of a pharmacy. */
  value: Cents;
  minimum: Cents;
  /** Parts of a group's pharmacies; missing for a single pharmacy. */
  shares?: readonly PharmacyShare[];
  /** Value missing to the supplier's minimum in cents; 0 if reached. */
  missing: Cents;
  lines: readonly UnsentLine[];
}

export function toUnsentSupplier(order: CommOrder): UnsentSupplier {
  const value = toCents(order.ordervalue);
  const minimum = toCents(order.minimumordervalue);
  return {
    code: order.suppliercode,
    name: order.suppliername,
    accounts: order.accountnumbers.map(({ accountnumber }) => accountnumber).join(', '),
    lineCount: order.numberofitems,
    value,
    minimum,
    missing: Math.max(0, minimum - value),
    lines: order.orderdetailscomms.map((line) => ({
      id: line.orderitemid,
      orderNumber: line.ordernumber,
      description: line.productdescription,
      quantity: line.orderedqty,
      price: toCents(line.price),
      total: lineTotal(toCents(line.price), line.orderedqty),
      staff: line.staffname,
      created: line.datecreated,
    })),
  };
}

/** Pharmacy of a group's order with its accounts at a supplier; without one, its order would fail. */
export interface RetailerAccounts {
  id: number;
  name: string;
  accounts: string;
}

/** Row of a group's 'Send your orders'. */
export interface GroupUnsentSupplier extends UnsentSupplier {
  shares: readonly PharmacyShare[];
  retailers: readonly RetailerAccounts[];
}

/** Row of the answer: a supplier's lines pending for the same pharmacies. */
function toPart({ retailers, ...order }: GroupCommOrder): GroupUnsentSupplier {
  const accounts = retailers.map(({ retailerid, retailername, supplieraccounts }) => ({
    id: retailerid,
    name: retailername,
    accounts: supplieraccounts.map(({ accountnumber }) => accountnumber).join(', '),
  }));
  const row = toUnsentSupplier(order);
  return { ...row, shares: accounts.map(({ id, name }) => ({ id, name, left: row.value })), retailers: accounts };
}

/**
 * Returns a group order's unsent lines by supplier. After a partial sending the answer has several rows per supplier,
 * pending for different pharmacies.
 */
export function toGroupUnsentSuppliers(rows: readonly GroupCommOrder[]): GroupUnsentSupplier[] {
  return getGroups(rows.map(toPart), ({ code }) => code).map((parts) => {
    const [first] = parts;
    const shares = sumShares(parts.map((part) => part.shares));
    const allRetailers = parts.flatMap((part) => part.retailers);
    const retailers = getGroups(allRetailers, ({ id }) => id).map(([retailer]) => retailer);
    const known = retailers.map((retailer) => retailer.accounts).filter((accounts) => accounts !== '');
    const lines = parts.flatMap((part) => part.lines);
    const value = shares.length === 0 ? first.value : Math.min(...shares.map(({ left }) => left));
    return {
      ...first,
      shares,
      retailers,
      lines,
      value,
      accounts: known.join(', '),
      lineCount: lines.length,
      missing: Math.max(0, first.minimum - value),
    };
  });
}

/** Returns true if a supplier was reached for some pharmacy since it was listed. */
export function reachedAnyone(
  { code, retailers }: GroupUnsentSupplier,
  unsent: readonly GroupUnsentSupplier[],
): boolean {
  const waiting = unsent.find((supplier) => supplier.code === code)?.retailers ?? [];
  return waiting.length < retailers.length;
}
