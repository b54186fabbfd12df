import type { ProductHistoryLine } from '@mortar/contract';
import { formatDate } from '#rules/dates.ts';
import { type Cents, toCents } from '#rules/money.ts';
import { getSupply, type Supply } from '#rules/supply.ts';
import type { DemandOfMonth } from './demand.ts';

/** Sent line of a product with its result. */
export interface HistoryOfProduct {
  kind: 'line';
  id: string;
  supply: Supply;
  supplier: string;
  retailer: string;
  orderNumber: string;
  code: string;
  description: string;
  ordered: number;
  /** Null until the supplier answers. */
  supplied: number | null;
  price: Cents;
  staff: string;
  sent: string | null;
}

/** Day with its lines. */
export interface HistoryDay {
  kind: 'day';
  id: string;
  /** `2026/03/05`; '' if unknown. */
  date: string;
  lines: number;
  ordered: number;
  supplied: number;
}

export type HistoryRow = HistoryDay | HistoryOfProduct;

function toLine(line: ProductHistoryLine, at: number): HistoryOfProduct {
  const { orderedqty, suppliedqty, responsedatetime } = line;
  const supply = getSupply({ orderedquantity: orderedqty, suppliedquantity: suppliedqty, responsedatetime });
  return {
    kind: 'line',
    id: `line ${at}`,
    supply,
    supplier: line.supplier,
    retailer: line.retailername,
    orderNumber: line.ordernumber,
    code: line.supplierproductcode,
    description: line.productdescription,
    ordered: orderedqty,
    supplied: supply === 'waiting' ? null : suppliedqty,
    price: toCents(line.orderedprice),
    staff: line.staffname,
    sent: line.senddatetime,
  };
}

const getMoment = (sent: string | null) => Date.parse(sent ?? '') || 0;

/** Groups a year's history by day with totals, newest first (001 §2, Product History). */
export function historyByDate(lines: readonly ProductHistoryLine[]): readonly HistoryRow[] {
  const newest = lines.map(toLine).toSorted((a, b) => getMoment(b.sent) - getMoment(a.sent));
  const days = Map.groupBy(newest, ({ sent }) => formatDate(sent));
  return [...days].flatMap(([date, ofDay]): HistoryRow[] => {
    const ordered = ofDay.reduce((sum, line) => sum + line.ordered, 0);
    const supplied = ofDay.reduce((sum, line) => sum + (line.supplied ?? 0), 0);
    return [{ kind: 'day', id: `day ${date}`, date, lines: ofDay.length, ordered, supplied }, ...ofDay];
  });
}

const MONTHS = 12;
const toMonth = (date: Date) => `${date.getFullYear()}/${String(date.getMonth() + 1).padStart(2, '0')}`;

/** Returns ordered and supplied units in the last 12 months, oldest first; 0 for empty months. */
export function historyByMonth(lines: readonly ProductHistoryLine[], now: Date): readonly DemandOfMonth[] {
  const months = Array.from({ length: MONTHS }, (_, index) =>
    toMonth(new Date(now.getFullYear(), now.getMonth() - (MONTHS - 1) + index, 1)),
  );
  const byMonth = Map.groupBy(
    lines.filter(({ senddatetime }) => getMoment(senddatetime) > 0),
    ({ senddatetime }) => toMonth(new Date(senddatetime ?? '')),
  );
  return months.map((month) => {
    const ofMonth = byMonth.get(month) ?? [];
    return {
      month,
      ordered: ofMonth.reduce((sum, { orderedqty }) => sum + orderedqty, 0),
      invoiced: ofMonth.reduce((sum, { suppliedqty }) => sum + suppliedqty, 0),
    };
  });
}

/** Returns prices paid with date and supplier, oldest first; undelivered lines are excluded. */
export function pricesPaid(
  lines: readonly ProductHistoryLine[],
): readonly { at: number; value: Cents; note: string }[] {
  return lines
    .map((line) => ({ line, at: getMoment(line.senddatetime) }))
    .filter(({ line, at }) => line.suppliedqty > 0 && at > 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ line, at }) => ({ at, value: toCents(line.orderedprice), note: line.supplier }));
}

/** Returns the start of the first of twelve months, in ms. */
export const yearBefore = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth() - (MONTHS - 1), 1).getTime();
