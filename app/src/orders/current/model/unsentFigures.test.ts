import { expect, it } from 'vitest';
import type { UnsentOrder } from '#orders/current/model/unsentOrder.ts';
import { unsentFigures } from './unsentFigures.ts';

const order = (changes: Partial<UnsentOrder>) =>
  ({
    orderId: 1,
    orderNumber: '100',
    description: 'Monday',
    lineCount: 2,
    value: 10,
    ...changes,
  }) as UnsentOrder;

it('adds up lines and cents', () => {
  const three = [order({}), order({ value: 20, lineCount: 0 }), order({ value: 123_456 })];
  expect(unsentFigures(three)).toMatchObject({ lines: 4, value: 123_486 });
});

it('starts with the latest order, and names one without a description by its number', () => {
  const orders = [
    order({ orderId: 1, createdAt: '2026-03-01T06:00:00Z' }),
    order({ orderId: 2, createdAt: '2026-03-02T06:00:00Z', description: '' }),
    order({ orderId: 3, createdAt: null }),
  ];
  expect(unsentFigures(orders).rows.map(({ id, name }) => [id, name])).toEqual([
    [2, '100'],
    [1, 'Monday'],
    [3, 'Monday'],
  ]);
});
