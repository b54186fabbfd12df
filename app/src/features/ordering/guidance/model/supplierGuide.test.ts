import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditExcess } from '#orders/sending/model/overCredit.ts';
import { toUnsentSupplier } from '#orders/sending/model/unsentSupplier.ts';
import { fromCents } from '#rules/money.ts';
import { projectedCredit, supplierGuide } from './supplierGuide.ts';

const cents = fc.integer({ min: 0, max: 100_000_000 });

describe('the amount below the minimum', () => {
  it.each([
    ['is below it', 66_000, 100_000, 34_000],
    ['reaches it', 100_000, 100_000, 0],
    ['is above it', 120_000, 100_000, 0],
    ['is empty', 0, 100_000, 100_000],
    ['has no minimum', 66_000, 0, null],
  ])('if the order %s', (_case, value, minimum, missing) =>
    expect(supplierGuide(value, minimum, null).missing).toBe(missing),
  );

  it('makes up the minimum, and equals the amount that sending reports', () =>
    fc.assert(
      fc.property(cents, cents, (value, minimum) => {
        const { missing } = supplierGuide(value, minimum, null);
        const sending = toUnsentSupplier({
          suppliercode: 'K',
          suppliername: 'K',
          accountnumbers: [],
          numberofitems: 0,
          orderdetailscomms: [],
          minimumordervalue: fromCents(minimum),
          ordervalue: fromCents(value),
        });
        expect(missing ?? 0).toBe(sending.missing);
        if (missing !== null && missing > 0) expect(value + missing).toBe(minimum);
      }),
    ));
});

describe('credit after an order', () => {
  it.each([
    ['within the limit', 20_000, { creditlimit: 1000, usage: 300 }, { percent: 50, over: 0 }],
    ['up to the limit', 70_000, { creditlimit: 1000, usage: 300 }, { percent: 100, over: 0 }],
    ['over the limit', 90_000, { creditlimit: 1000, usage: 300 }, { percent: 120, over: 20_000 }],
    ['without a limit', 90_000, { creditlimit: 0, usage: 300 }, null],
    ['that is unknown', 90_000, null, null],
  ])('%s', (_case, value, credit, expected) => expect(projectedCredit(value, credit)).toEqual(expected));

  it('exceeds the limit by the amount that sending reports', () =>
    fc.assert(
      fc.property(cents, cents, cents, (value, limit, usage) => {
        const credit = { creditlimit: fromCents(limit), usage: fromCents(usage) };
        const sending = creditExcess([{ code: 'K', value }], [credit]);
        expect(projectedCredit(value, credit)?.over ?? 0).toBe(sending.get('K') ?? 0);
      }),
    ));
});
