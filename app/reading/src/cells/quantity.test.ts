import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuantity } from './quantity.ts';

describe('a quantity', () => {
  it.each<[unknown, number | null | 'unclear']>([
    ['12', 12],
    [12, 12],
    ['012', 12],
    ['12.0', 12],
    ['12,00', 12],
    ['1 000', 1000],
    ['1\u00a0000', 1000],
    ['1\u202f000', 1000],
    ['1,000.00', 1000],
    ['1.000,00', 1000],
    ['x12', 12],
    ['12 x', 12],
    ['12 packs', 12],
    ['="12"', 12],
    ["'12", 12],
    ['', null],
    [null, null],
    ['0', null],
    ['0,000', null],
    [0, null],
    ['-', null],
    // One thousand, or one with three decimals.
    ['1,000', 'unclear'],
    ['1.000', 'unclear'],
    ['12,000', 'unclear'],
    ['2.5', 'unclear'],
    [2.5, 'unclear'],
    ['-3', 'unclear'],
    [-3, 'unclear'],
    ['1000000', 'unclear'],
    ['99999999999999', 'unclear'],
    ['a dozen', 'unclear'],
    ['12 + 2', 'unclear'],
    ['2026-02-01', 'unclear'],
    ['2026-02-01T10:30:00', 'unclear'],
    ['12:00:00', 'unclear'],
    ['200%', 'unclear'],
    ['1/2', 'unclear'],
    ['2-3', 'unclear'],
    ['#REF!', 'unclear'],
    ['TRUE', 'unclear'],
    ['–', null],
  ])('%j is %s', (cell, expected) => {
    const read = readQuantity(cell as string);
    expect(read.kind === 'quantity' ? read.quantity : read.kind === 'none' ? null : 'unclear').toBe(expected);
  });

  it('never changes its digits, however it is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123.,x \u00a0-"') }), (text) => {
        const read = readQuantity(text);
        if (read.kind !== 'quantity') return;
        // The quantity has the cell's digits, without zero decimals.
        const all = text.replace(/\D/g, '');
        expect(all.replace(/^0+/, '').startsWith(String(read.quantity))).toBe(true);
        expect(all.replace(/^0+/, '').slice(String(read.quantity).length)).toMatch(/^0*$/);
      }),
    );
  });
});
