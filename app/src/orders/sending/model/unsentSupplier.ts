import type { CommOrder, GroupCommOrder } from '@mortar/contract';
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

/** A row of 'Send your orders': all that is unsent at one supplier. */
export interface UnsentSupplier {
  code: string;
  name: string;
  accounts: string;
  lineCount: number;
  value: Cents;
  minimum: Cents;
  /** How many pharmacies of a group are sent it, each all of it; missing for a pharmacy on its own. */
  pharmacies?: number;
  /** What the order lacks to the supplier's minimum; 0 when it is reached. */
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

/** A pharmacy that a group's order is for, and its accounts with one supplier; without one its order would fail. */
export interface RetailerAccounts {
  id: number;
  name: string;
  accounts: string;
}

/** A row of a group's 'Send your orders'. */
export interface GroupUnsentSupplier extends UnsentSupplier {
  retailers: readonly RetailerAccounts[];
}

export function toGroupUnsentSupplier({ retailers, ...order }: GroupCommOrder): GroupUnsentSupplier {
  const accounts = retailers.map(({ retailerid, retailername, supplieraccounts }) => ({
    id: retailerid,
    name: retailername,
    accounts: supplieraccounts.map(({ accountnumber }) => accountnumber).join(', '),
  }));
  const known = accounts.flatMap((retailer) => retailer.accounts || []);
  return { ...toUnsentSupplier(order), accounts: known.join(', '), pharmacies: accounts.length, retailers: accounts };
}

/** Whether a supplier was sent something since it was listed: fewer pharmacies wait for it, or none. */
export function reachedSomebody(
  { code, retailers }: GroupUnsentSupplier,
  unsent: readonly GroupUnsentSupplier[],
): boolean {
  const waiting = unsent.find((supplier) => supplier.code === code)?.retailers ?? [];
  return waiting.length < retailers.length;
}
