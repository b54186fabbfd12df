import type { ResponseDetail } from '@mortar/contract';
import { type Cents, toCents } from '#rules/money.ts';
import { getSupply, type Supply } from '#rules/supply.ts';

export interface ResponseLine {
  id: number;
  description: string;
  code: string;
  ordered: number;
  /** Null until the supplier answers. */
  supplied: number | null;
  price: Cents;
  regret: string;
  staff: string;
  date: string | null;
  invoice: string;
  supply: Supply;
}

export function toResponseLine(line: ResponseDetail): ResponseLine {
  const { orderedquantity: ordered, suppliedquantity: supplied, responsedatetime: answeredAt } = line;
  const supply = getSupply({ ordered, supplied, answeredAt });
  return {
    id: line.orderitemid,
    description: line.productdescription,
    code: line.supplierproductcode,
    ordered,
    supplied: supply === 'waiting' ? null : supplied,
    price: toCents(line.invoicedprice),
    regret: line.regretdescription,
    staff: line.staffname,
    date: answeredAt,
    invoice: line.invoicenumber,
    supply,
  };
}
