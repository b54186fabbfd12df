import type { BasketDuplicate as BasketDuplicateAnswer } from '@mortar/contract';
import { type Cents, toCents } from '#rules/money.ts';

/** A basket's product on an unsent order (002 §3, last-ordered warning product). */
export interface BasketDuplicate {
  staff: string;
  orderNumber: string;
  /** In ISO 8601, as `lastOrderedAt`; null if unknown. */
  createdAt: string | null;
  description: string;
  supplier: string;
  ordered: number;
  /** Of one unit, exclusive of VAT. */
  price: Cents;
  lastOrderedAt: string | null;
  status: string;
}

/** Returns the duplicate of an answer. */
export const toBasketDuplicate = (answer: BasketDuplicateAnswer): BasketDuplicate => ({
  staff: answer.staffname,
  orderNumber: answer.ordernumber,
  createdAt: answer.createddatetime,
  description: answer.productdescription,
  supplier: answer.supplier,
  ordered: answer.orderedqty,
  price: toCents(answer.unitprice),
  lastOrderedAt: answer.lastordereddate,
  status: answer.statusdescription,
});
