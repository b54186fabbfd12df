import { type FactRow, type ReportSource, sentLines } from './source.ts';

/** Schedules that a pharmacy must account for: 1 to 7. */
const SCHEDULED = /^[1-7]$/;

/** Returns every line of a scheduled medicine, newest first. Omits products no longer in the catalogue. */
export function scheduled(source: ReportSource): FactRow[] {
  return sentLines(source)
    .toReversed()
    .flatMap(({ order, line, month, day }) => {
      const schedule = source.catalogue.byId(line.productid)?.schedule ?? '';
      if (!SCHEDULED.test(schedule)) return [];
      return [
        {
          month,
          day,
          schedule,
          product: line.productdescription,
          supplier: order.suppliername,
          ordernumber: order.ordernumber,
          invoicenumber: line.invoicenumber,
          staff: line.staffname,
          orderedpacks: line.orderedquantity,
          suppliedpacks: line.suppliedquantity,
        },
      ];
    });
}
