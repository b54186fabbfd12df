import { describe, expect, it } from 'vitest';
import { sharesOfAll, valueBasis, valuesOn } from './valueOf.ts';

const of = (...left: [number, number][]) => ({
  value: Math.min(...left.map(([, cents]) => cents)),
  shares: left.map(([id, cents]) => ({ id, name: String(id), left: cents })),
});
const SP = 2001;
const CL = 2002;

describe('the values to send', () => {
  it.each([
    ['a pharmacy on its own', [{ value: 9 }, { value: 4 }], 'own', 13],
    ['nothing', [], 'own', 0],
    ['a group for one pharmacy', [of([SP, 9]), of([SP, 4])], 'own', 13],
    ['a group for two alike', [of([SP, 9], [CL, 9]), of([SP, 4], [CL, 4])], 'each', 13],
    ['a group without pharmacies yet', [{ value: 9, shares: [] }], 'each', 9],
    ['a group with one supplier for only one pharmacy', [of([SP, 9], [CL, 9]), of([CL, 4])], 'all', 22],
    ['a group of which a supplier has differing shares', [of([SP, 9], [CL, 3])], 'all', 12],
  ] as const)('for %s', (_what, suppliers, basis, total) => {
    expect(valueBasis(suppliers)).toBe(basis);
    expect(valuesOn(basis, suppliers)).toBe(total);
  });

  it('are added up by pharmacy', () => {
    expect(sharesOfAll([of([SP, 9], [CL, 9]), of([CL, 4]), { value: 1 }]).map(({ id, left }) => [id, left])).toEqual([
      [SP, 9],
      [CL, 13],
    ]);
  });
});
