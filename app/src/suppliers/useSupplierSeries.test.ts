import { SERIES } from '@mortar/design-system';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getSeries } from './useSupplierSeries.ts';

describe('the chart series of suppliers', () => {
  const names = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: SERIES.length });

  it('is different for each supplier', () =>
    fc.assert(
      fc.property(names, (all) => {
        expect(new Set(getSeries(all).values()).size).toBe(all.length);
      }),
    ));

  it('is the same in any order of suppliers', () =>
    fc.assert(
      fc.property(names, (all) => {
        expect(getSeries(all.toReversed())).toEqual(getSeries(all));
      }),
    ));

  it('is shared from the sixteenth supplier on', () => {
    const all = Array.from({ length: 17 }, (_, index) => `s${String(index).padStart(2, '0')}`);
    expect(getSeries(all).get('s15')).toBe(getSeries(all).get('s00'));
  });
});
