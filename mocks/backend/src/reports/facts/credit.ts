import { SUPPLIERS } from '../../catalogue/data/suppliers.ts';
import { creditMonth, creditUsed } from '../../rules/orders/credit.ts';
import { dayOf, type FactRow, type ReportSource } from './source.ts';

/** Returns each supplier's credit used in its present month; omits suppliers without limit and orders. */
export function credit(source: ReportSource): FactRow[] {
  const { store, retailerid, now } = source;
  return SUPPLIERS.flatMap(({ suppliercode, suppliername }) => {
    const terms = store.terms.get(`${retailerid}/${suppliercode}`);
    if (!terms) return [];
    const usedcents = creditUsed(store, terms, now);
    if (terms.creditlimitcents === 0 && usedcents === 0) return [];
    const { start, end } = creditMonth(store, terms, now);
    return [
      {
        supplier: suppliername,
        from: dayOf(source, start),
        until: dayOf(source, end),
        limitcents: terms.creditlimitcents,
        usedcents,
      },
    ];
  });
}
