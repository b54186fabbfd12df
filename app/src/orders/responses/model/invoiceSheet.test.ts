import { expect, it } from 'vitest';
import type { SupplierResponse } from '#orders/responses/model/supplierResponse.ts';
import { invoiceSheet, isInvoiced } from './invoiceSheet.ts';
import type { ResponseLine } from './responseLine.ts';

const response: SupplierResponse = {
  orderId: 7,
  orderNumber: 'SO-7',
  supplier: 'Kestrel',
  status: 'Complete',
  results: '',
  indicator: 'Partial',
  sentAt: '2026-11-20T08:00:00Z',
  total: 6250,
  retailerName: 'Main Road',
};
const line = (values: Partial<ResponseLine>): ResponseLine => ({
  id: 1,
  description: 'Panado 24',
  code: 'K1',
  ordered: 5,
  supplied: 3,
  price: 1250,
  regret: '',
  staff: 'Thandi',
  date: '2026-11-20T09:00:00Z',
  invoice: 'INV1',
  supply: 'partial',
  ...values,
});

it('lists each supplied line with its invoice and its value in cents', () => {
  const lines = [line({}), line({ supplied: 0, supply: 'regretted' }), line({ supplied: null, supply: 'waiting' })];
  const { columns, rows } = invoiceSheet([{ response, lines }]);
  const dates = ['2026-11-20T08:00:00Z', '2026-11-20T09:00:00Z'];
  expect([...rows]).toEqual([['INV1', 'SO-7', 'Kestrel', ...dates, 'K1', 'Panado 24', 5, 3, 1250, 3750]]);
  expect([...rows][0]).toHaveLength(columns.length);
});

it('contains lines that were invoiced in full or in part', () => {
  const indicators = ['Waiting', 'Regretted', 'Partial', 'Invoiced'] as const;
  expect(indicators.filter((indicator) => isInvoiced({ ...response, indicator }))).toEqual(['Partial', 'Invoiced']);
});
