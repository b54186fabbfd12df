import { describe, expect, it } from 'vitest';
import type { ProcessedRow } from './processedOrders.ts';
import { afterGroupSending, ownCodes, stillUnsent } from './stillUnsent.ts';
import type { GroupUnsentSupplier, UnsentSupplier } from './unsentSupplier.ts';

/** Lines as `[order number, cents]`. */
const supplier = (code: string, ...lines: [string, number][]): UnsentSupplier => ({
  code,
  name: `${code} Ltd`,
  accounts: '',
  lineCount: lines.length,
  minimum: 0,
  missing: 0,
  value: lines.reduce((sum, [, total]) => sum + total, 0),
  lines: lines.map(([orderNumber, total], id) => ({
    id,
    orderNumber,
    description: 'Panado',
    quantity: 1,
    price: total,
    total,
    staff: 'Thabo',
    created: null,
  })),
});

describe('the unsent part of the open order', () => {
  const LISTED = [supplier('KEST', ['7', 100], ['8', 900]), supplier('UMVO', ['8', 50]), supplier('STAR', ['7', 300])];

  it.each([
    ['7', ['KEST', 'STAR'], ['STAR Ltd 300', 'KEST Ltd 100']],
    ['8', ['KEST', 'UMVO'], ['KEST Ltd 900', 'UMVO Ltd 50']],
    ['', [], []],
    [null, ['KEST', 'UMVO', 'STAR'], ['KEST Ltd 1000', 'STAR Ltd 300', 'UMVO Ltd 50']],
  ])('is found by its order number: %o', (own, codes, left) => {
    expect(ownCodes(LISTED, own)).toEqual(codes);
    expect(stillUnsent(LISTED, own).map(({ name, value }) => `${name} ${value}`)).toEqual(left);
  });

  it('includes lines without a price', () => {
    expect(stillUnsent([supplier('KEST', ['7', 0])], '7')).toEqual([{ name: 'KEST Ltd', value: 0 }]);
  });
});

describe('the unsent part of a group’s order', () => {
  const SEA_POINT = { id: 1, name: 'Sea Point' };
  const CLAREMONT = { id: 2, name: 'Claremont' };
  const listed = (code: string, ...left: [typeof SEA_POINT, number][]): GroupUnsentSupplier => ({
    ...supplier(code),
    retailers: [],
    shares: left.map(([pharmacy, cents]) => ({ ...pharmacy, left: cents })),
  });
  const result = (supplierCode: string, { name }: typeof SEA_POINT, succeeded: boolean) =>
    ({ supplierCode, retailer: name, succeeded }) as ProcessedRow;
  const LISTED = [
    listed('KEST', [SEA_POINT, 100], [CLAREMONT, 100]),
    listed('UMVO', [SEA_POINT, 40], [CLAREMONT, 40]),
    listed('STAR'),
  ];

  it.each([
    ['nothing was sent', [], ['KEST Ltd 200', 'UMVO Ltd 80', 'STAR Ltd 0']],
    [
      'a supplier was sent for both',
      [result('KEST', SEA_POINT, true), result('KEST', CLAREMONT, true)],
      ['UMVO Ltd 80', 'STAR Ltd 0'],
    ],
    [
      'it failed for one of them',
      [result('UMVO', SEA_POINT, true), result('UMVO', CLAREMONT, false)],
      ['KEST Ltd 200', 'UMVO Ltd 40', 'STAR Ltd 0'],
    ],
  ])('if %s', (_what, results, left) => {
    const rest = stillUnsent(afterGroupSending(LISTED, results), null);
    expect(rest.map(({ name, value }) => `${name} ${value}`)).toEqual(left);
  });
});
