import type { Case, Known } from './cases.ts';

const GROUP = { groupretailerid: 2000, retailerids: [2001, 2002] };
const sentOf = ({ store }: Known, retailerid: number) => store.sentOrders.at(retailerid)[0]?.orderid ?? 0;

const groupOrder = ({ store }: Known) => [...store.orderRetailers.all()][0]?.orderid ?? 0;
const KESTREL = { suppliername: 'Kestrel Wholesale', suppliercode: 'KEST', computername: 'HQ-1' };
const groupSend = (known: Known, changed: object = {}) => ({
  body: {
    ...{ groupretailerid: 2000, baseorderid: groupOrder(known), staffname: 'Naledi Mokoena' },
    supplierorders: [KESTREL],
    ...changed,
  },
});

/** History, responses and what a group sends. */
export const historyCases: Record<string, Case> = {
  listOrderHistory: {
    good: () => ({ query: { datefilter: 'Last 3 Months' } }),
    bad: () => ({ query: { datefilter: 'Last Decade' } }),
    barred: 'nobody',
  },
  getOrderHistory: {
    good: ({ sentid }) => ({ query: { orderid: sentid } }),
    absent: (known) => ({ query: { orderid: sentOf(known, 2001) } }),
    bad: () => ({ query: { orderid: 'last' } }),
    barred: 'nobody',
  },
  listGroupHistory: {
    by: 'buyer@2000',
    good: () => ({ body: { ...GROUP, datefilter: 'Last Year' } }),
    bad: () => ({ body: { ...GROUP, retailerids: [2001, 1001], datefilter: 'Last Year' } }),
    barred: 'nobody',
  },
  getGroupHistory: {
    by: 'buyer@2000',
    good: (known) => ({ body: { groupretailerid: 2000, orderid: sentOf(known, 2002) } }),
    absent: (known) => ({ body: { groupretailerid: 2000, orderid: sentOf(known, 1001) } }),
    bad: (known) => ({ body: { groupretailerid: 1001, orderid: sentOf(known, 2002) } }),
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
    good: () => ({ body: { ...GROUP, search: '', filter: 'All' } }),
    absent: () => ({ body: { ...GROUP, search: 'no such response', filter: 'All' } }),
    bad: () => ({ body: { ...GROUP, retailerids: [], search: '', filter: 'All' } }),
    barred: 'nobody',
  },
  listGroupUnsentOrders: {
    by: 'buyer@2000',
    good: () => ({ body: GROUP }),
    bad: () => ({ body: { ...GROUP, groupretailerid: 2001 } }),
    barred: 'nobody',
  },
  listGroupCommOrders: {
    by: 'buyer@2000',
    good: (known) => ({ query: { baseorderid: groupOrder(known), computername: 'HQ-1', groupretailerid: 2000 } }),
    absent: () => ({ query: { baseorderid: 987_654, computername: 'HQ-1', groupretailerid: 2000 } }),
    bad: (known) => ({ query: { baseorderid: groupOrder(known), computername: 'HQ-1', groupretailerid: 2001 } }),
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
