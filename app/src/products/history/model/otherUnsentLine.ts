import type { UnsentProductLine } from '@mortar/contract';
import { type Pharmacy, toPharmacy } from '#retailers/model/pharmacy.ts';
import { type Cents, toCents } from '#rules/money.ts';

/** A line of one product on another unsent order (001 §3, unsent order warning row). */
export interface OtherUnsentLine {
  staff: string;
  orderNumber: string;
  /** In ISO 8601; null if unknown. */
  createdAt: string | null;
  supplier: string;
  ordered: number;
  /** Of one unit, exclusive of VAT. */
  price: Cents;
  status: string;
  /** The pharmacies of a group's order; empty outside the group edition. */
  retailers: readonly Pharmacy[];
}

/** Returns the unsent line of an answer. */
export const toOtherUnsentLine = (answer: UnsentProductLine): OtherUnsentLine => ({
  staff: answer.staffname,
  orderNumber: answer.ordernumber,
  createdAt: answer.createddatetime,
  supplier: answer.supplier,
  ordered: answer.orderedqty,
  price: toCents(answer.unitprice),
  status: answer.statusdescription,
  retailers: answer.retailers.map(toPharmacy),
});
