import type { ClientOrder, OrderItem } from '@mortar/contract';
import { type Cents, lineTotal, sumCents, toCents } from '#rules/money.ts';
import type { Deal } from '#rules/quantity.ts';

/** A line of the open order, as screens use it. */
export interface OrderLine {
  id: number;
  number: number;
  productId: number;
  productCode: string;
  description: string;
  /** Of a line as the server gave it; one that was just added has none until it is read. */
  packSize?: string;
  supplier: string;
  supplierCode: string;
  supplierPriceId: number;
  supplierProductCode: string;
  creditorId: number;
  /** The pharmacy's at the supplier; '' where it has none. */
  accountNumber: string;
  quantity: number;
  bonus: number;
  deal: Deal;
  /** Price of one unit, exclusive of VAT. */
  price: Cents;
  total: Cents;
  staff: string;
}

/** What is ordered of a line, with what comes free: '12 + 2'; '12' without a bonus. */
export function quantityText({ quantity, bonus }: Pick<OrderLine, 'quantity' | 'bonus'>): string {
  return bonus > 0 ? `${quantity} + ${bonus}` : String(quantity);
}

export interface Order {
  id: number;
  number: string;
  description: string;
  lines: readonly OrderLine[];
  total: Cents;
}

export function toOrderLine(item: OrderItem): OrderLine {
  const price = toCents(item.orderedprice);
  return {
    id: item.orderitemid,
    number: item.itemnumber,
    productId: item.productid,
    productCode: item.productcode,
    description: item.productdescription,
    packSize: item.packsize,
    supplier: item.suppliername || item.wholesalername,
    supplierCode: item.suppliercode || item.wholesalercode,
    supplierPriceId: item.supplierpriceid,
    supplierProductCode: item.supplierproductcode,
    creditorId: item.creditorid,
    accountNumber: item.accountnumber,
    quantity: item.orderedquantity,
    bonus: item.bonusquantity,
    deal: { step: item.supplierquantity, bonus: item.supplierbonusquantity },
    price,
    total: lineTotal(price, item.orderedquantity),
    staff: item.staffname,
  };
}

export function toOrder(order: ClientOrder): Order {
  const lines = order.orderitems.map(toOrderLine);
  return {
    id: order.orderid,
    number: order.ordernumber,
    description: order.description,
    lines,
    total: sumCents(lines.map((line) => line.total)),
  };
}

/** The order with other lines, its total along with them. */
export function withLines(order: Order, lines: readonly OrderLine[]): Order {
  return { ...order, lines, total: sumCents(lines.map((line) => line.total)) };
}

export interface SupplierTotal {
  supplier: string;
  total: Cents;
}

/** What the order comes to at each supplier, by name. */
export function totalsBySupplier(lines: readonly OrderLine[]): SupplierTotal[] {
  const totals = new Map<string, Cents>();
  for (const line of lines) totals.set(line.supplier, (totals.get(line.supplier) ?? 0) + line.total);
  return [...totals]
    .map(([supplier, total]) => ({ supplier, total }))
    .sort((a, b) => a.supplier.localeCompare(b.supplier));
}

/**
 * The line that an order has now and had not before, or has in another quantity or of another supplier: the last of them.
 * @returns its id; null where nothing came in, where another order is open, and where it was not known before
 */
export function lineThatCameIn(before: Order | null, now: Order | null): number | null {
  if (!before || !now || before.id !== now.id || before === now) return null;
  const known = new Map(before.lines.map((line) => [line.id, line]));
  const came = now.lines.findLast((line) => {
    const was = known.get(line.id);
    return !was || was.quantity !== line.quantity || was.supplierPriceId !== line.supplierPriceId;
  });
  return came?.id ?? null;
}
