import type { Indicator, Response as ResponseAnswer } from '@mortar/contract';
import { type Cents, toCents } from '#rules/money.ts';

/** A supplier's response to a sent order (002 §3, response row). */
export interface SupplierResponse {
  orderId: number;
  orderNumber: string;
  supplier: string;
  status: string;
  results: string;
  /** In ISO 8601; null if unknown. */
  sentAt: string | null;
  total: Cents;
  indicator: Indicator;
  retailerName: string;
}

/** Returns the supplier response of an answer. */
export const toSupplierResponse = (answer: ResponseAnswer): SupplierResponse => ({
  orderId: answer.orderid,
  orderNumber: answer.ordernumber,
  supplier: answer.supplier,
  status: answer.status,
  results: answer.results,
  sentAt: answer.senddatetime,
  total: toCents(answer.ordertotal),
  indicator: answer.indicator,
  retailerName: answer.retailername,
});
