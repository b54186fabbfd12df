import { type FactRow, mergeRows, type ReportSource, sentLines } from './source.ts';

/**
 * Returns the ordered and invoiced amounts per supplier and month. An order counts in the month it was sent, as in the
 * history; unanswered lines are ordered and not invoiced.
 */
export function purchases(source: ReportSource): FactRow[] {
  const counted = new Set<number>();
  return mergeRows(
    sentLines(source).map(({ order, line, month }) => {
      const orders = counted.has(order.orderid) ? 0 : 1;
      counted.add(order.orderid);
      return {
        month,
        supplier: order.suppliername,
        orders,
        lines: 1,
        orderedcents: line.orderedquantity * line.orderedpricecents,
        invoicedcents: line.suppliedquantity * line.invoicedpricecents,
      };
    }),
  );
}
