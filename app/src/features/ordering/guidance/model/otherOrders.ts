import type { BasketDuplicate } from '#orders/baskets/model/basketDuplicate.ts';
import type { OtherUnsentLine } from '#products/history/model/otherUnsentLine.ts';
import type { Cents } from '#rules/money.ts';

/** Product on another unsent order. */
export interface OnOtherOrder {
  order: string;
  staff: string;
  supplier: string;
  quantity: number;
  price: Cents;
}

type Row = Pick<OtherUnsentLine | BasketDuplicate, 'orderNumber' | 'staff' | 'supplier' | 'ordered' | 'price'>;

export const onOtherOrder = (row: Row): OnOtherOrder => ({
  order: row.orderNumber,
  staff: row.staff,
  supplier: row.supplier,
  quantity: row.ordered,
  price: row.price,
});
