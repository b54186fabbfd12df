import { expect, it } from 'vitest';
import type { SupplierResponse } from '#orders/responses/model/supplierResponse.ts';
import type { ResponseLine } from './responseLine.ts';
import { responsePages } from './responsePages.ts';

const response: SupplierResponse = {
  orderId: 7,
  orderNumber: 'SO-7',
  supplier: 'Kestrel',
  status: 'Complete',
  results: '1 regretted',
  sentAt: null,
  total: 6250,
  indicator: 'Partial',
  retailerName: 'Main Road',
};
const line = (values: Partial<ResponseLine>): ResponseLine => ({
  id: 1,
  description: 'Panado 24',
  code: 'K1',
  ordered: 5,
  supplied: 5,
  price: 1250,
  regret: '',
  staff: 'Thandi',
  date: null,
  invoice: 'INV1',
  supply: 'invoiced',
  ...values,
});
const options = {
  letterhead: { brand: 'mortar', name: 'Main Road', lines: [] },
  printed: '2026/11/22 09:05',
  money: (cents: number) => `R${(cents / 100).toFixed(2)}`,
} as const;

it('prints supplied lines with price and invoice, and the reasons for the others', () => {
  const regretted = line({ supplied: 0, regret: 'Out of stock', invoice: '', supply: 'regretted' });
  const { title, parts } = responsePages(response, [line({}), regretted], options);
  expect(title).toBe('Response to order SO-7');
  expect(parts).toHaveLength(1);
  expect(parts[0]?.rows).toEqual([
    ['K1', 'Panado 24', '5', '5', 'R12.50', 'INV1'],
    ['K1', 'Panado 24 (Out of stock)', '5', '0', '', ''],
  ]);
  expect(parts[0]?.totals.map(({ text }) => text)).toEqual(['2', '1', 'R62.50', 'R62.50']);
});

it('prints waiting orders without data that is not known yet', () => {
  const waiting = line({ supplied: null, supply: 'waiting', invoice: '' });
  const { parts } = responsePages({ ...response, indicator: 'Waiting' }, [waiting], options);
  expect(parts[0]?.rows).toEqual([['K1', 'Panado 24', '5', 'waiting', '', '']]);
  expect(parts[0]?.totals.map(({ label }) => label)).toEqual(['Lines', 'Order total']);
});
