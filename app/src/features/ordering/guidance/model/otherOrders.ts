import type { BasketDuplicate, UnsentProductLine } from '@mortar/contract';
import { type Cents, toCents } from '#rules/money.ts';

/** Product on another unsent order. */
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
