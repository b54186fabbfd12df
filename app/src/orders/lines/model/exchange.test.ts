import { describe, expect, it } from 'vitest';
import { computeExchange } from './exchange.ts';

const line = (quantity: number, bonus: number, price: number) => ({ supplier: 'Umvoti', quantity, bonus, price });
const offer = (price: number, step = 1, bonus = 0) => ({ supplier: 'Kestrel', price, deal: { step, bonus } });

describe('a replaced line', () => {
  it.each([
    // Loses a bonus: 40.82 with 2 free of 12 is 34.02 each.
    [line(10, 2, 4082), offer(4089), 10, [3402, 40820, 2], [4089, 40890, 0], 687],
    [line(10, 0, 4089), offer(4082, 5, 1), 10, [4089, 40890, 0], [3402, 40820, 2], -687],
    [line(1, 0, 1000), offer(1000), 1, [1000, 1000, 0], [1000, 1000, 0], 0],
    // The nett price of a quantity of 1 ignores free units (ruling 11).
    [line(1, 1, 1000), offer(900, 1, 1), 1, [1000, 1000, 1], [900, 900, 1], -100],
    [line(2, 2, 1000), offer(600), 3, [500, 2000, 2], [600, 1800, 0], 100],
    // Below its first multiple a deal has no effect.
    [line(3, 0, 1000), offer(900, 12, 2), 3, [1000, 3000, 0], [900, 2700, 0], -100],
  ] as const)('%o by %o, quantity %d', (oldLine, newOffer, quantity, goes, comes, difference) => {
    const exchange = computeExchange(oldLine, newOffer, quantity);
    expect([exchange.replaced.nett, exchange.replaced.total, exchange.replaced.free]).toEqual(goes);
    expect([exchange.replacement.nett, exchange.replacement.total, exchange.replacement.free]).toEqual(comes);
    expect(exchange.difference).toBe(difference);
    expect(exchange.replaced).toMatchObject({ supplier: 'Umvoti', quantity: oldLine.quantity, price: oldLine.price });
    expect(exchange.replacement).toMatchObject({ supplier: 'Kestrel', quantity, price: newOffer.price });
  });
});
