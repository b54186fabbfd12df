import type { Case } from './known.ts';

const barred = 'nobody';
const unknownProduct = { productcode: 'NONE' };
const group = { by: 'buyer@2000', barred } as const;

/** Cases of a product's sent and unsent lines. */
export const productHistoryCases: Record<string, Case> = {
  listProductHistoryOfYear: {
    good: ({ sentproduct }) => ({ query: { productcode: sentproduct, filter: 'LastYear' } }),
    absent: () => ({ query: { ...unknownProduct, filter: 'LastYear' } }),
    bad: ({ sentproduct }) => ({ query: { productcode: sentproduct, filter: 'LastCentury' } }),
    barred,
  },
  listProductHistoryOfDays: {
    good: ({ sentproduct }) => ({ query: { productcode: sentproduct, lastdays: 14 } }),
    absent: () => ({ query: { ...unknownProduct, lastdays: 14 } }),
    bad: ({ sentproduct }) => ({ query: { productcode: sentproduct, lastdays: 366 } }),
    barred,
  },
  getInvoiceHistory: {
    good: ({ sentproduct }) => ({ query: { productcode: sentproduct } }),
    absent: () => ({ query: unknownProduct }),
    bad: () => ({}),
    barred,
  },
  getRegretSlider: {
    good: ({ sentproduct }) => ({ query: { productcode: sentproduct, lastdays: 14 } }),
    absent: () => ({ query: { ...unknownProduct, lastdays: 14 } }),
    bad: ({ sentproduct }) => ({ query: { productcode: sentproduct, lastdays: 15 } }),
    barred,
  },
  listUnsentOfProduct: {
    good: ({ itemproduct }) => ({ query: { productcode: itemproduct, orderid: 0 } }),
    absent: ({ itemproduct, orderid }) => ({ query: { productcode: itemproduct, orderid } }),
    bad: () => ({ query: unknownProduct }),
    barred,
  },
  listGroupUnsentOfProduct: {
    good: ({ itemproduct }) => ({ query: { productcode: itemproduct, orderid: 0 } }),
    absent: ({ itemproduct, orderid }) => ({ query: { productcode: itemproduct, orderid } }),
    bad: () => ({ query: unknownProduct }),
    ...group,
  },
  listGroupSentOfProduct: {
    good: ({ sentproduct }) => ({ query: { productcode: sentproduct } }),
    absent: () => ({ query: unknownProduct }),
    bad: () => ({}),
    ...group,
  },
};
