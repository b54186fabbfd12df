import type { OrderLine } from '#orders/current/model/line.ts';
import type { Regret } from '#orders/regrets/model/regret.ts';

/** Regret of 5 of product 9 at Kestrel, sold there at price 91. */
export const getRegret = (id: number, changes: Partial<Regret> = {}): Regret => ({
  id,
  oldOrderId: 70,
  retailerId: 1001,
  productId: 9,
  productCode: 'P9',
  description: 'Panado',
  supplier: 'Kestrel',
  supplierPriceId: 91,
  supplierProductCode: 'K-9',
  creditorId: 101,
  regretted: '2026-03-01T08:00:00.000Z',
  quantity: 5,
  bonus: 0,
  price: 1050,
  total: 5250,
  ...changes,
});

/** Line of 4 of product 9 at Protea, without a deal. */
export const getLine = (id: number, changes: Partial<OrderLine> = {}): OrderLine => ({
  id,
  number: id,
  productId: 9,
  productCode: 'P9',
  description: 'Panado',
  supplier: 'Protea',
  supplierCode: 'PROT',
  supplierPriceId: 92,
  supplierProductCode: 'P-9',
  creditorId: 102,
  quantity: 4,
  bonus: 0,
  deal: { step: 1, bonus: 0 },
  price: 1000,
  total: 4000,
  staff: '',
  accountNumber: '',
  ...changes,
});
