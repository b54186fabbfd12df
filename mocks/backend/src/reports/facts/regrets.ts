import { type FactRow, mergeRows, type ReportSource, sentLines } from './source.ts';

/** Returns what suppliers did not supply of answered orders. */
export function regrets(source: ReportSource): FactRow[] {
  return mergeRows(
    sentLines(source)
      .filter(({ order }) => order.answeredat !== null)
      .map(({ order, line, month }) => {
        const missing = Math.max(0, line.orderedquantity - line.suppliedquantity);
        return {
          month,
          supplier: order.suppliername,
          product: line.productdescription,
          lines: 1,
          regrettedlines: line.suppliedquantity === 0 ? 1 : 0,
          orderedpacks: line.orderedquantity,
          missingpacks: missing,
          missingcents: missing * line.orderedpricecents,
        };
      }),
  );
}
