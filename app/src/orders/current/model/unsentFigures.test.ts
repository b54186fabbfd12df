import type { UnsentOrder } from '@mortar/contract';
import { expect, it } from 'vitest';
import { unsentFigures } from './unsentFigures.ts';

const order = (changes: Partial<UnsentOrder>) =>
  ({
    orderid: 1,
    ordernumber: '100',
    description: 'Monday',
    orderitemqty: 2,
    ordervalue: 0.1,
    ...changes,
  }) as UnsentOrder;

it('adds up lines and cents', () => {
  const three = [order({}), order({ ordervalue: 0.2, orderitemqty: 0 }), order({ ordervalue: 1234.56 })];
  expect(unsentFigures(three)).toMatchObject({ lines: 4, value: 123_486 });
});

it('starts with the latest order, and names one without a description by its number', () => {
  const orders = [
    order({ orderid: 1, createddatetime: '2026-03-01T06:00:00Z' }),
    order({ orderid: 2, createddatetime: '2026-03-02T06:00:00Z', description: '' }),
    order({ orderid: 3, createddatetime: null }),
  ];
  expect(unsentFigures(orders).rows.map(({ id, name }) => [id, name])).toEqual([
    [2, '100'],
    [1, 'Monday'],
    [3, 'Monday'],
  ]);
});
