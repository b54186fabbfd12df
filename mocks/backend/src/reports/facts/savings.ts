import { type FactRow, mergeRows, type ReportSource, sentLines } from './source.ts';

/**
 * Returns the amount paid per product compared with two others: the highest current price of the pharmacy's suppliers,
 * and the last price paid before at any supplier. Without a higher price, the paid amount is used. A first purchase has
 * no comparison.
 */
export function savings(source: ReportSource): FactRow[] {
  const { store, catalogue, retailerid } = source;
  const hasAccount = (suppliercode: string) =>
    (store.terms.get(`${retailerid}/${suppliercode}`)?.accountnumbers.length ?? 0) > 0;
  const dearest = new Map<number, number>();
  const getDearest = (productid: number): number => {
    const known = dearest.get(productid);
    if (known !== undefined) return known;
    const product = catalogue.byId(productid);
    const prices = (product ? catalogue.getPrices(product) : []).filter(({ supplier }) =>
      hasAccount(supplier.suppliercode),
    );
    const highest = Math.max(0, ...prices.map(({ pricecents }) => pricecents));
    dearest.set(productid, highest);
    return highest;
  };
  const lastPaid = new Map<number, number>();
  return mergeRows(
    sentLines(source)
      .filter(({ line }) => line.suppliedquantity > 0)
      .map(({ order, line, month }) => {
        const { productid, suppliedquantity: packs, invoicedpricecents } = line;
        const paidcents = packs * invoicedpricecents;
        const before = lastPaid.get(productid);
        lastPaid.set(productid, invoicedpricecents);
        const dearestcents = packs * Math.max(invoicedpricecents, getDearest(productid));
        return {
          month,
          supplier: order.suppliername,
          product: line.productdescription,
          packs,
          paidcents,
          belowdearestcents: dearestcents - paidcents,
          belowlastcents: before === undefined ? 0 : packs * before - paidcents,
        };
      }),
  );
}
