import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getRowTint, getSupply } from './supply.ts';

describe('the supply status of a line', () => {
  it.each([
    [10, 10, 'invoiced'],
    [10, 12, 'invoiced'],
    [10, 4, 'partial'],
    [10, 0, 'regretted'],
    [1, 1, 'invoiced'],
  ])('for %d ordered and %d supplied is %s', (ordered, supplied, supply) => {
    expect(getSupply({ ordered, supplied, answeredAt: '2026-11-20T08:00:00Z' })).toBe(supply);
  });

  it('is waiting until the supplier answers', () => {
    expect(getSupply({ ordered: 5, supplied: 0, answeredAt: null })).toBe('waiting');
  });

  it.each([
    [4, 'partial'],
    [10, 'invoiced'],
  ])('is not waiting once %d of 10 are supplied, answered or not', (supplied, supply) => {
    expect(getSupply({ ordered: 10, supplied, answeredAt: null })).toBe(supply);
  });

  it('is regretted exactly when an answer supplies none of the ordered quantity', () => {
    const quantity = fc.nat({ max: 50 });
    fc.assert(
      fc.property(quantity, quantity, (extra, supplied) => {
        const ordered = extra + 1;
        const supply = getSupply({ ordered, supplied, answeredAt: 'x' });
        return (supply === 'regretted') === (supplied === 0);
      }),
    );
  });
});

it('highlights only lines that were not or only partly supplied', () => {
  expect((['invoiced', 'partial', 'regretted', 'waiting'] as const).map(getRowTint)).toEqual([
    undefined,
    'partial',
    'regretted',
    undefined,
  ]);
});
