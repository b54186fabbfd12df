import type { Case, Known } from './known.ts';

const group = ({ pharmacies }: Known) => ({ groupretailerid: 2000, retailerids: pharmacies.slice(0, 2) });
const getSent = ({ store }: Known, retailerid: number) => store.sentOrders.at(retailerid)[0]?.orderid ?? 0;

const KESTREL = { suppliername: 'Kestrel Wholesale', suppliercode: 'KEST', computername: 'HQ-1' };
const groupSend = (known: Known, changed: object = {}) => ({
  body: {
    groupretailerid: 2000,
    baseorderid: known.orderid,
    staffname: 'Naledi Mokoena',
    supplierorders: [KESTREL],
    ...changed,
  },
});

/** Cases of history, responses and group sending. */
export const historyCases: Record<string, Case> = {
  listOrderHistory: {
    good: () => ({ query: { datefilter: 'Last 3 Months' } }),
    bad: () => ({ query: { datefilter: 'Last Decade' } }),
    barred: 'nobody',
  },
  getOrderHistory: {
    good: ({ sentid }) => ({ query: { orderid: sentid } }),
    absent: (known) => ({ query: { orderid: getSent(known, 2001) } }),
    bad: () => ({ query: { orderid: 'last' } }),
    barred: 'nobody',
  },
  listGroupHistory: {
    by: 'buyer@2000',
    good: (known) => ({ body: { ...group(known), datefilter: 'Last Year' } }),
    bad: (known) => ({ body: { ...group(known), retailerids: [2001, 1001], datefilter: 'Last Year' } }),
    barred: 'nobody',
  },
  getGroupHistory: {
    by: 'buyer@2000',
    good: (known) => ({ body: { groupretailerid: 2000, orderid: getSent(known, known.pharmacies.at(-1) ?? 0) } }),
    absent: (known) => ({ body: { groupretailerid: 2000, orderid: getSent(known, 1001) } }),
    bad: (known) => ({ body: { groupretailerid: 1001, orderid: getSent(known, 2002) } }),
    barred: 'nobody',
  },
  listSupplierHistory: {
    good: () => ({ query: { lastdays: 365, wholesalercode: 'KEST' } }),
    absent: () => ({ query: { lastdays: 365, wholesalercode: 'NONE' } }),
    bad: () => ({ query: { lastdays: 366, wholesalercode: 'KEST' } }),
    barred: 'nobody',
  },
  listGroupResponses: {
    by: 'buyer@2000',
    good: (known) => ({ body: { ...group(known), search: '', filter: 'All' } }),
    absent: (known) => ({ body: { ...group(known), search: 'no such response', filter: 'All' } }),
    bad: (known) => ({ body: { ...group(known), retailerids: [], search: '', filter: 'All' } }),
    barred: 'nobody',
  },
  listGroupUnsentOrders: {
    by: 'buyer@2000',
    good: (known) => ({ body: group(known) }),
    bad: (known) => ({ body: { ...group(known), groupretailerid: 2001 } }),
    barred: 'nobody',
  },
  listGroupCommOrders: {
    by: 'buyer@2000',
    good: (known) => ({ query: { baseorderid: known.orderid, computername: 'HQ-1', groupretailerid: 2000 } }),
    absent: () => ({ query: { baseorderid: 987_654, computername: 'HQ-1', groupretailerid: 2000 } }),
    bad: (known) => ({ query: { baseorderid: known.orderid, computername: 'HQ-1', groupretailerid: 2001 } }),
    barred: 'nobody',
  },
  sendGroupOrders: {
    by: 'buyer@2000',
    good: (known) => groupSend(known),
    absent: (known) => groupSend(known, { supplierorders: [{ ...KESTREL, suppliercode: 'NONE' }] }),
    bad: (known) => groupSend(known, { groupretailerid: 2001 }),
    barred: 'nobody',
  },
  listReports: { by: 'admin@1001', good: () => ({}), barred: 'viewer@1001' },
  markResponsesRead: { good: () => ({}), barred: 'nobody' },
};
