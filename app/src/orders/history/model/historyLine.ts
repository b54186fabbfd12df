import type { SupplierHistoryLine } from '@mortar/contract';
import { type Cents, toCents } from '#rules/money.ts';
import { getSupply, type Supply } from '#rules/supply.ts';

/** Line ordered from a supplier, with its result. */
export interface HistoryLine {
  /** Position in the list, because an order may contain a product twice. */
  id: number;
  supply: Supply;
  orderNumber: string;
  description: string;
  code: string;
  ordered: number;
  /** Null until the supplier answers. */
  supplied: number | null;
  price: Cents;
  staff: string;
  sent: string | null;
  answered: string | null;
}

export function toHistoryLine(line: SupplierHistoryLine, id: number): HistoryLine {
  const { orderedqty, suppliedqty, responsedatetime } = line;
  const supply = getSupply({ ordered: orderedqty, supplied: suppliedqty, answeredAt: responsedatetime });
  return {
    id,
    supply,
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
