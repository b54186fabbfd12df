import type { Case, Known } from './known.ts';

const SEARCH = {
  description: '',
  startdate: '',
  enddate: '',
  wholesalercode: '',
  regretprocessed: false,
  datefilter: 'All',
  sortby: 'Alphabetically',
};
const group = ({ pharmacies }: Known) => ({ ...SEARCH, groupretailerid: 2000, retailerids: pharmacies });
const barred = 'viewer@1001';

const again = ({ regret, orderid }: Known, change: object = {}) => ({
  query: { deletewhenreordered: true },
  body: {
    conflicts: 'merge',
    orderid,
    items: [
      {
        neworderid: orderid,
        oldorderid: regret?.oldorderid,
        orderitemid: regret?.orderitemid,
        productid: regret?.productid,
        supplierpriceid: regret?.supplierpriceid,
        orderedquantity: regret?.regretquantity,
        orderedprice: (regret?.orderedpricecents ?? 0) / 100,
        bonusquantity: regret?.bonusquantity,
        itemnumber: 99,
        staffname: 'Thabo Nkosi',
        creditorid: regret?.creditorid,
        supplierproductcode: regret?.supplierproductcode,
        productdescription: regret?.productdescription,
        ...change,
      },
    ],
  },
});

export const regretCases: Record<string, Case> = {
  listRegrets: {
    good: () => ({ body: SEARCH }),
    absent: () => ({ body: { ...SEARCH, description: 'no such product' } }),
    bad: () => ({ body: { ...SEARCH, datefilter: 'Custom', startdate: '2026-03-01' } }),
    barred: 'nobody',
  },
  listGroupRegrets: {
    good: (known) => ({ body: group(known) }),
    absent: (known) => ({ body: { ...group(known), description: 'no such product' } }),
    bad: (known) => ({ body: { ...group(known), retailerids: [1001] } }),
    by: 'buyer@2000',
    barred: 'nobody',
  },
  reorderRegrets: {
    good: (known) => again(known),
    absent: (known) => again(known, { orderitemid: 987_654 }),
    bad: (known) => again(known, { orderedquantity: 0 }),
    barred,
  },
  deleteRegrets: {
    good: ({ regret }) => ({ body: [{ orderitemid: regret?.orderitemid }] }),
    absent: () => ({ body: [{ orderitemid: 987_654 }] }),
    bad: () => ({ body: [] }),
    barred,
  },
};
