import type { SupplierHistoryLine } from '@mortar/contract';
import { type Cents, toCents } from '#rules/money.ts';
import { getSupply, type Supply } from '#rules/supply.ts';

/** A line that was ordered from a supplier, and what came of it. */
export interface HistoryLine {
  /** Its place in the list: the same product may stand on an order twice. */
  id: number;
  supply: Supply;
  orderNumber: string;
  description: string;
  code: string;
  ordered: number;
  /** Null while the supplier has not answered. */
  supplied: number | null;
  price: Cents;
  staff: string;
  sent: string | null;
  answered: string | null;
}

export function toHistoryLine(line: SupplierHistoryLine, id: number): HistoryLine {
  const { orderedqty, suppliedqty, responsedatetime } = line;
  const supply = getSupply({ orderedquantity: orderedqty, suppliedquantity: suppliedqty, responsedatetime });
  return {
    ...{ id, supply },
    orderNumber: line.ordernumber,
    description: line.productdescription,
    code: line.supplierproductcode,
    ordered: orderedqty,
    supplied: supply === 'waiting' ? null : suppliedqty,
    price: toCents(line.orderedprice),
    staff: line.staffname,
    sent: line.senddatetime,
    answered: responsedatetime,
  };
}
