import type { ClientOrder, OrderItem } from '@mortar/contract';
import { type Cents, lineTotal, sumCents, toCents } from '#rules/money.ts';
import type { Deal } from '#rules/quantity.ts';

/** Line of the open order, as used by screens. */
export interface OrderLine {
  id: number;
  number: number;
  productId: number;
  productCode: string;
  description: string;
  /** Missing for a new line until it is read. */
  packSize?: string;
  supplier: string;
  supplierCode: string;
  supplierPriceId: number;
  supplierProductCode: string;
  creditorId: number;
  /** The pharmacy's account at the supplier; '' for none. */
  accountNumber: string;
  quantity: number;
  bonus: number;
  deal: Deal;
  /** Unit price in cents, excluding VAT. */
  price: Cents;
  total: Cents;
  staff: string;
}

/** Returns quantity with free units: '12 + 2'; '12' without a bonus. */
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

/** Returns the order with other lines and their total. */
export function withLines(order: Order, lines: readonly OrderLine[]): Order {
  return { ...order, lines, total: sumCents(lines.map((line) => line.total)) };
}

export interface SupplierTotal {
  supplier: string;
  total: Cents;
}

export function totalsBySupplier(lines: readonly OrderLine[]): SupplierTotal[] {
  const totals = new Map<string, Cents>();
  for (const line of lines) totals.set(line.supplier, (totals.get(line.supplier) ?? 0) + line.total);
  return [...totals]
    .map(([supplier, total]) => ({ supplier, total }))
    .sort((a, b) => a.supplier.localeCompare(b.supplier));
}

/**
 * Returns the id of the last line that is new, or has another quantity or supplier.
 * @returns null without one, for another order, or if it was not known before
 */
export function getAddedLine(before: Order | null, now: Order | null): number | null {
  if (!before || !now || before.id !== now.id || before === now) return null;
  const known = new Map(before.lines.map((line) => [line.id, line]));
  const newLine = now.lines.findLast((line) => {
    const was = known.get(line.id);
    return !was || was.quantity !== line.quantity || was.supplierPriceId !== line.supplierPriceId;
  });
  return newLine?.id ?? null;
}
