import { added, type FactRow, type ReportSource, sentLines } from './source.ts';

/**
 * What each supplier was asked for and invoiced in each month. An order stands in the month in which it was sent, as in
 * the history; what no supplier has answered yet is ordered, and invoiced at nothing.
 */
export function purchases(source: ReportSource): FactRow[] {
  const counted = new Set<number>();
  return added(
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
