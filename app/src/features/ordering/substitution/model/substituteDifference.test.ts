import { describe, expect, it } from 'vitest';
import { substituteDifference } from './substituteDifference.ts';

const packed = (packSize: string, sepValue: number) => ({ packSize, sepValue });

describe('a substitute compared with the original', () => {
  it.each([
    // R154.04 more per pack, but R0.04 less for the same 50 ampoules.
    ['5 x 3ml', 17.12, '50 x 3ml', 171.16, -4, 50, true],
    ['50 x 3ml', 171.16, '5 x 3ml', 17.12, 4, 50, true],
    ['28', 227.49, '30', 172.8, -7094, 30, true],
    ['30', 100, '30', 90, -1000, 30, false],
    ['30', 100, '30', 100, 0, 30, false],
    ['10 x 3', 100, '30', 110, 1000, 30, false],
    ['100ml', 50, '60ml', 30, 0, 100, true],
    ['100ml', 50, '60ml', 36, 1000, 100, true],
    ['1', 10, '10', 90, -1000, 10, true],
  ] as const)('%j at %d against %j at %d', (pack, price, other, otherPrice, cents, amount, otherPack) => {
    const found = substituteDifference(packed(pack, price), packed(other, otherPrice));
    expect([found.cents, found.amount, found.otherPack]).toEqual([cents, amount, otherPack]);
  });

  it.each([
    ['one pack size is unknown', packed('', 10), packed('30', 10), true],
    ['both pack sizes are unknown', packed('', 10), packed('', 12), false],
    ['a pack is 0', packed('30', 10), packed('0', 10), true],
    ['both are the same fraction', packed('0.5', 10), packed(' 0.5', 12), false],
    ['both are the same fraction, spaces apart', packed('0.5 ', 10), packed('0.5', 12), false],
    ['one is weighed and the other measured', packed('20g', 10), packed('20ml', 10), true],
    ['the original has a placeholder for a price', packed('30', 0.02), packed('30', 10), false],
    ['the substitute has', packed('30', 10), packed('28', 0), true],
  ])('is not compared if %s', (_why, original, substitute, otherPack) => {
    const found = substituteDifference(original, substitute);
    expect(found.cents).toBeNull();
    expect(found.otherPack).toBe(otherPack);
  });
});
