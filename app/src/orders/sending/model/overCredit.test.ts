import { describe, expect, it } from 'vitest';
import { creditExcess } from './overCredit.ts';

const at = (code: string, value: number) => ({ code, value });

describe('the amount over the credit', () => {
  it.each([
    [1000, 0, 100_000, null],
    [1000, 0, 100_001, 1],
    [1000, 999.99, 2, 1],
    [1000, 1200, 500, 20_500],
    [0, 5000, 500, null],
  ])('with a limit of %d, %d used and %d cents ordered is %j cents', (creditlimit, usage, value, over) => {
    const excess = creditExcess([at('KEST', value)], [{ creditlimit, usage }]);
    expect(excess.get('KEST') ?? null).toBe(over);
  });

  it('is null if a supplier has no credit data, and is separate for each supplier', () => {
    const suppliers = [at('KEST', 100), at('UMVO', 100), at('STAR', 100)];
    const usages = [null, { creditlimit: 1, usage: 1 }, { creditlimit: 5, usage: 1 }];
    expect([...creditExcess(suppliers, usages)]).toEqual([['UMVO', 100]]);
    expect(creditExcess(suppliers, []).size).toBe(0);
  });
});
