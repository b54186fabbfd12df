import type { HistoryItem, HistoryOrder, Indicator } from '@mortar/contract';
import { formatDate } from '#rules/dates.ts';
import { type Cents, toCents } from '#rules/money.ts';
import { type OrderSupply, type Supply, supplyOfIndicator } from '#rules/supply.ts';

/** Totals of orders in cents. */
export interface Values {
  ordered: Cents;
  invoiced: Cents;
  regretted: Cents;
}

/** Order sent to a supplier, with its result (002 §2.2, §3). */
export interface PastOrder extends Values {
  kind: 'order';
  id: number;
  number: string;
  supply: OrderSupply;
  retailerId: number;
  retailer: string;
  /** Full name; several are separated by commas. */
  supplier: string;
  lines: number;
  status: string;
  sent: string | null;
  /** Null until the supplier answers. */
  received: string | null;
  /** `yyyy/MM` of the day sent, in local time; '' if unknown. */
  month: string;
  /** The supplier's order number; '' until it answers. */
  supplierNumber: string;
  staff: string;
  /** The answer, from which lines are made on demand. */
  source: HistoryOrder;
}

/** Line of a sent order. */
export interface PastLine {
  id: number;
  supply: Supply;
  productId: number;
  supplier: string;
  code: string;
  description: string;
  pack: string;
  ordered: number;
  bonus: number;
  price: Cents;
  /** Null until the supplier answers. */
  supplied: number | null;
  /** Null if nothing was invoiced. */
  invoicedPrice: Cents | null;
  regret: string;
  staff: string;
  invoice: string;
}

/**
 * Returns an order's regretted value: 0 while pending, else ordered minus invoiced (002 §4), at least 0 since prices
 * may rise (ruling 33).
 */
export function regrettedValue({ indicator, ordervalue, invoicedvalue }: HistoryOrder): Cents {
  return indicator === 'Waiting' ? 0 : Math.max(0, toCents(ordervalue) - toCents(invoicedvalue));
}

export function toPastOrder(order: HistoryOrder): PastOrder {
  return {
    kind: 'order',
    id: order.orderid,
    number: order.ordernumber,
    supply: supplyOfIndicator(order.indicator),
    retailerId: order.retailerid,
    retailer: order.retailername,
    supplier: [...new Set(order.orderitems.map(({ supplier }) => supplier))].join(', '),
    lines: order.orderitems.length,
    status: order.statusdescription,
    sent: order.senddatetime,
    received: order.receiveddatetime,
    month: formatDate(order.senddatetime).slice(0, 7),
    supplierNumber: order.purchaseordernumber,
    staff: order.staffname,
    ordered: toCents(order.ordervalue),
    invoiced: toCents(order.invoicedvalue),
    regretted: regrettedValue(order),
    source: order,
  };
}

/**
 * Returns a line's result (002 §4, colours): all supplied is invoiced, none is regretted, some is partial; pending like
 * its order.
 */
export function supplyOfLine(item: HistoryItem, indicator: Indicator): Supply {
  if (indicator === 'Waiting' && item.suppliedquantity === 0) return 'waiting';
  if (item.orderedquantity - item.suppliedquantity <= 0) return 'invoiced';
  return item.suppliedquantity === 0 ? 'regretted' : 'partial';
}

/** Returns an order's lines as sent. */
export function pastLines({ source }: PastOrder): PastLine[] {
  return source.orderitems.map((item) => {
    const supply = supplyOfLine(item, source.indicator);
    return {
      id: item.orderitemid,
      supply,
      productId: item.productid,
      supplier: item.supplier,
      code: item.supplierproductcode,
      description: item.productdescription,
      pack: item.packsize,
      ordered: item.orderedquantity,
      bonus: item.bonusquantity,
      price: toCents(item.orderedprice),
      supplied: supply === 'waiting' ? null : item.suppliedquantity,
      invoicedPrice: item.suppliedquantity > 0 ? toCents(item.invoicedprice) : null,
      regret: item.regretdescription,
      staff: item.staffname,
      invoice: item.invoicenumber,
    };
  });
}

function alike(a: HistoryOrder, b: HistoryOrder): boolean {
  const { orderitems: lines, ...order } = a;
  const { orderitems: otherLines, ...otherOrder } = b;
  if (lines.length !== otherLines.length || !sameFields(order, otherOrder)) return false;
  return lines.every((line, index) => sameFields(line, otherLines[index] as HistoryItem));
}

function sameFields<Fields extends object>(a: Fields, b: Fields): boolean {
  for (const name in a) if (a[name] !== b[name]) return false;
  return true;
}

/** Keeps the identity of unchanged orders, and of the list if nothing changed, so that only changed rows render. */
export function keepUnchanged(before: readonly PastOrder[], now: readonly PastOrder[]): readonly PastOrder[] {
  const known = new Map(before.map((order) => [order.id, order]));
  const merged = now.map((order) => {
    const old = known.get(order.id);
    return old && alike(old.source, order.source) ? old : order;
  });
  return merged.length === before.length && merged.every((order, index) => order === before[index]) ? before : merged;
}
