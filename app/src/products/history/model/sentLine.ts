import type { ProductHistoryLine } from '@mortar/contract';
import { type Cents, toCents } from '#rules/money.ts';

/** A sent line of one product (001 §3). */
export interface SentLine {
  retailer: string;
  supplier: string;
  orderNumber: string;
  /** The supplier's product code. */
  code: string;
  description: string;
  ordered: number;
  supplied: number;
  /** Of one unit, exclusive of VAT. */
  price: Cents;
  staff: string;
  /** In ISO 8601; null if unknown. */
  sentAt: string | null;
  /** In ISO 8601; null without an answer. */
  answeredAt: string | null;
}

/** Returns the sent line of an answer. */
export const toSentLine = (answer: ProductHistoryLine): SentLine => ({
  retailer: answer.retailername,
  supplier: answer.supplier,
  orderNumber: answer.ordernumber,
  code: answer.supplierproductcode,
  description: answer.productdescription,
  ordered: answer.orderedqty,
  supplied: answer.suppliedqty,
  price: toCents(answer.orderedprice),
  staff: answer.staffname,
  sentAt: answer.senddatetime,
  answeredAt: answer.responsedatetime,
});
