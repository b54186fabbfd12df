import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { interleaved } from './order.ts';

describe('the order', () => {
  it('has everybody once a round', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat()), fc.integer({ min: 1, max: 9 }), fc.nat(), (items, rounds, seed) => {
        const order = interleaved(items, rounds, seed);
        expect(order).toHaveLength(rounds);
        for (const round of order) expect(new Set(round)).toEqual(new Set(items));
        for (const round of order) expect(round).toHaveLength(items.length);
      }),
    );
  });

  it('goes backwards every other round', () => {
    const [first, second, third] = interleaved(['a', 'b', 'c', 'd', 'e', 'f'], 3, 7);
    expect(second).toEqual(first?.toReversed());
    expect(third).not.toEqual(second?.toReversed());
  });

  it('is the same for the same seed', () => {
    const items = [1, 2, 3, 4, 5, 6, 7, 8];
    expect(interleaved(items, 4, 11)).toEqual(interleaved(items, 4, 11));
    expect(interleaved(items, 4, 11)).not.toEqual(interleaved(items, 4, 12));
  });
});
