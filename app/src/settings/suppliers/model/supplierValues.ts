import type { Wholesaler } from '@mortar/contract';
import { number, object, string } from 'yup';
import { typedEmails, typedLine } from '#parts/typed/typedText.ts';
import { type Cents, fromCents, toCents } from '#rules/money.ts';
import { messages } from '#settings/suppliers/messages.ts';

/** Form values of a supplier: empty amounts are null, an empty day is '' (002 §3). */
export interface SupplierValues {
  creditlimit: Cents | null;
  minimumordervalue: Cents | null;
  /** '1' to '31'. */
  closingday: string;
  retailprice: string;
  additionalinfo: string;
  telephonenumber: string;
  email: string;
  accountnumber: string;
}

/** Complete request of the call (002 §7). */
export interface SupplierTerms extends Omit<SupplierValues, 'creditlimit' | 'minimumordervalue' | 'closingday'> {
  creditorid: number;
  /** In the main unit. */
  creditlimit: number;
  minimumordervalue: number;
  closingday: number;
}

/** Possible last days of a month (002 §9). */
export const MONTH_ENDS: readonly string[] = Array.from({ length: 31 }, (_, index) => String(index + 1));

const { required, select, atLeast } = messages.rules;
const amount = number().nullable().min(0, atLeast(0)).required(required);

/** Validation of the form (002 §5). */
export const supplierSchema = object({
  creditlimit: amount,
  minimumordervalue: amount,
  closingday: string().oneOf(MONTH_ENDS, select).required(select),
  retailprice: typedLine(),
  additionalinfo: typedLine(),
  telephonenumber: typedLine(),
  email: typedEmails(),
  accountnumber: typedLine(),
});

/** Returns a supplier's initial form values. */
export const supplierValues = (supplier: Wholesaler): SupplierValues => ({
  creditlimit: toCents(supplier.creditlimit),
  minimumordervalue: toCents(supplier.minimumordervalue),
  closingday: supplier.closingday > 0 ? String(supplier.closingday) : '',
  retailprice: supplier.retailprice,
  additionalinfo: supplier.additionalinfo,
  telephonenumber: supplier.telephonenumber,
  email: supplier.email,
  accountnumber: supplier.accountnumber,
});

/** Returns the request of a valid form. */
export const supplierTerms = (creditorId: number, values: SupplierValues): SupplierTerms => ({
  ...values,
  creditorid: creditorId,
  creditlimit: fromCents(values.creditlimit ?? 0),
  minimumordervalue: fromCents(values.minimumordervalue ?? 0),
  closingday: Number(values.closingday),
});

export const hasTerms = (supplier: Wholesaler, terms: SupplierTerms): boolean =>
  (Object.keys(terms) as (keyof SupplierTerms)[]).every((key) => supplier[key] === terms[key]);
