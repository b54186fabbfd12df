import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getShares } from './unsentShares.ts';
import type { UnsentLine } from './unsentSupplier.ts';

const line = (orderNumber: string, total: number, staff: string) => ({ orderNumber, total, staff }) as UnsentLine;

describe('the shares of a supplier', () => {
  it('are separated by order, and name the author of the other orders', () => {
    const lines = [line('7', 100, 'Thabo'), line('5', 20, 'Ayesha'), line('7', 1, 'Thabo'), line('5', 3, 'Lindiwe')];
    expect(getShares([...lines, line('6', 4, 'Ayesha')], '7')).toEqual({
      own: 101,
      ownLines: 2,
      others: [
        { number: '5', staff: ['Ayesha', 'Lindiwe'], lines: 2, value: 23 },
        { number: '6', staff: ['Ayesha'], lines: 1, value: 4 },
      ],
      otherValue: 27,
    });
  });

  it('belong to this order only if no other has a line there', () => {
    expect(getShares([line('7', 100, 'Thabo')], '7')).toMatchObject({ own: 100, others: [], otherValue: 0 });
  });

  it('add up to the total, for any orders', () => {
    const any = fc.record({
      orderNumber: fc.constantFrom('5', '6', '7'),
      total: fc.nat(100_000),
      staff: fc.constant(''),
    });
    fc.assert(
      fc.property(fc.array(any), (rows) => {
        const lines = rows as UnsentLine[];
        const { own, ownLines, others, otherValue } = getShares(lines, '7');
        const all = lines.reduce((sum, { total }) => sum + total, 0);
        const counted = others.reduce((sum, { lines: count }) => sum + count, ownLines);
        return own + otherValue === all && counted === lines.length;
      }),
    );
  });
});
