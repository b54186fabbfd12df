import type { HistoryItem, HistoryOrder } from '@mortar/contract';

/** Answered line: ten of Panado, all supplied. */
export const historyItem = (changes: Partial<HistoryItem> = {}): HistoryItem => ({
  ...{ orderitemid: 1, productid: 7, supplier: 'Kestrel Wholesale', supplierproductcode: 'K-7', packsize: '24' },
  ...{ productdescription: 'Panado 500 mg TAB 24', orderedquantity: 10, bonusquantity: 0, orderedprice: 12.5 },
  ...{ suppliedquantity: 10, invoicedprice: 12.5, regretdescription: '', staffname: 'Thabo Nkosi' },
  ...{ invoicenumber: 'INV-1', schedule: '0', accountnumber: 'K-100' },
  ...changes,
});

/** Answered order: sent in March 2026, and invoiced. */
export const historyOrder = (changes: Partial<HistoryOrder> = {}): HistoryOrder => ({
  ...{ orderid: 100, ordernumber: '100100', retailerid: 1001, retailername: 'Kloof Street Pharmacy' },
  ...{ regretteditems: 0, ordervalue: 125, invoicedvalue: 125, purchaseordernumber: 'KEST1', accountnumber: 'K-100' },
  ...{ computername: 'TILL-1', name: '1001', description: 'Thabo Nkosi #100100', deliverymethod: 'Delivery' },
  ...{ createddatetime: '2026-03-02T06:00:00.000Z', senddatetime: '2026-03-02T06:00:00.000Z' },
  ...{ receiveddatetime: '2026-03-02T06:05:00.000Z', staffname: 'Thabo Nkosi', statusdescription: 'Complete' },
  ...{ isbasket: false, indicator: 'Invoiced', locked: false, orderitemqty: 1, orderitems: [historyItem()] },
  ...changes,
});
