import type { ItemRow, OrderRow } from '../../store/rows.ts';
import { mayActFor } from '../access/sessions.ts';
import type { RuleContext } from '../ruleContext.ts';
import { isSent } from './locks.ts';

/** Returns the retailer's order, sent or not. */
export function ownOrder({ store, retailer }: RuleContext, orderid: number): OrderRow | undefined {
  const order = store.orders.get(orderid);
  return order?.retailerid === retailer.retailerid ? order : undefined;
}

/** Returns the retailer's order if it is empty or has unsent lines. */
export function openOrder(context: RuleContext, orderid: number): OrderRow | undefined {
  const order = ownOrder(context, orderid);
  return order && !isSent(context.store, order) ? order : undefined;
}

export function unsentItem({ store, retailer }: RuleContext, orderitemid: number): ItemRow | undefined {
  const item = store.items.get(orderitemid);
  return item?.retailerid === retailer.retailerid && item.sentorderid === null ? item : undefined;
}

/** Returns whether a group's order is for pharmacies the caller does not work for (002 §5). */
export function isForOthers({ store, session }: RuleContext, orderid: number): boolean {
  const assigned = store.orderRetailers.get(orderid)?.retailerids ?? [];
  return !assigned.every((retailerid) => mayActFor(store, session, retailerid));
}

/**
 * Returns the retailer's unsent orders, oldest first, optionally baskets. Omits a group's orders for pharmacies that
 * the caller does not work for.
 */
export function unsentOrders(context: RuleContext, baskets = false): OrderRow[] {
  return everyUnsentOrder(context, baskets).filter(({ orderid }) => !isForOthers(context, orderid));
}

/** Also returns orders for other pharmacies, which only the group's order manager lists (001 §2). */
export function everyUnsentOrder({ store, retailer }: RuleContext, baskets = false): OrderRow[] {
  return store.orders
    .at(retailer.retailerid)
    .filter((order) => order.isbasket === baskets && !isSent(store, order))
    .sort((a, b) => a.orderid - b.orderid);
}
