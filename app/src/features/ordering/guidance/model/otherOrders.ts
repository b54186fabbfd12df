import type { BasketDuplicate, UnsentProductLine } from '@mortar/contract';
import { type Cents, toCents } from '#rules/money.ts';

/** A product as it stands on another order that is not sent. */
export interface OnOtherOrder {
  order: string;
  staff: string;
  supplier: string;
  quantity: number;
  price: Cents;
}

type Row = Pick<
  UnsentProductLine | BasketDuplicate,
  'ordernumber' | 'staffname' | 'supplier' | 'orderedqty' | 'unitprice'
>;

export const onOtherOrder = (row: Row): OnOtherOrder => ({
  order: row.ordernumber,
  staff: row.staffname,
  supplier: row.supplier,
  quantity: row.orderedqty,
  price: toCents(row.unitprice),
});
