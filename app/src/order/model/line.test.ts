import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OrderLine } from './line.ts';
import { totalsBySupplier, withLines } from './line.ts';

const line = fc.record({
  supplier: fc.constantFrom('Alpha', 'Beta', 'Gamma'),
  price: fc.integer({ min: 1, max: 1_000_000 }),
  quantity: fc.integer({ min: 1, max: 1000 }),
});
const lines = fc
  .array(line)
  .map((rows) => rows.map((row, id) => ({ ...row, id, total: row.price * row.quantity }) as OrderLine));
const order = { id: 1, number: '1', description: '', lines: [], total: 0 };

it('totals equal the sum of the lines, in all and by supplier', () => {
  fc.assert(
    fc.property(lines, (given) => {
      const sum = given.reduce((total, each) => total + each.price * each.quantity, 0);
      const bySupplier = totalsBySupplier(given).reduce((total, each) => total + each.total, 0);
      return withLines(order, given).total === sum && bySupplier === sum;
    }),
  );
});

it('lists suppliers by name, once', () => {
  const given = ['Beta', 'Alpha', 'Beta'].map((supplier, id) => ({ id, supplier, total: 1 }) as OrderLine);
  expect(totalsBySupplier(given)).toEqual([
    { supplier: 'Alpha', total: 1 },
    { supplier: 'Beta', total: 2 },
  ]);
});
