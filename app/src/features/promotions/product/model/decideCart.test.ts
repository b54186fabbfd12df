import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '#features/promotions/cart/model/cart.ts';
import { type CartRequest, decideCart } from './decideCart.ts';

const line = { quantity: 6 } as CartLine;
const request: CartRequest = {
  quantity: 6,
  deal: { step: 6, bonus: 1 },
  inCart: undefined,
  maximum: null,
  settled: false,
};

describe('the prompt before a line is added to the cart', () => {
  it.each<[string, Partial<CartRequest>, string]>([
    ['nothing', {}, 'add'],
    ['the limit', { quantity: 12, maximum: 10 }, 'quantity limit'],
    ['nothing exactly at the limit', { quantity: 12, maximum: 12 }, 'add'],
    ['the line in the cart', { inCart: line }, 'already in cart'],
    ['nothing after that prompt', { inCart: line, settled: true }, 'add'],
    ['the multiple', { quantity: 7 }, 'not a multiple'],
    ['the limit before the line in the cart', { quantity: 12, maximum: 10, inCart: line }, 'quantity limit'],
    ['the line in the cart before the multiple', { quantity: 7, inCart: line }, 'already in cart'],
    ['the multiple after that', { quantity: 7, inCart: line, settled: true }, 'not a multiple'],
  ])('%s', (_, change, next) => expect(decideCart({ ...request, ...change }).next).toBe(next));

  it('offers the nearest multiples on both sides, or only the first one below it', () => {
    expect(decideCart({ ...request, quantity: 7 })).toMatchObject({ lower: 6, higher: 12 });
    expect(decideCart({ ...request, quantity: 2 })).toMatchObject({ lower: null, higher: 6 });
  });

  it('adds no quantity that is above the limit or not a multiple', () =>
    fc.assert(
      fc.property(
        fc.record({
          quantity: fc.integer({ min: 1, max: 999_999 }),
          step: fc.integer({ min: 1, max: 48 }),
          maximum: fc.option(fc.integer({ min: 1, max: 999_999 })),
          settled: fc.boolean(),
          held: fc.boolean(),
        }),
        ({ quantity, step, maximum, settled, held }) => {
          const decision = decideCart({
            quantity,
            deal: { step, bonus: 0 },
            maximum,
            settled,
            inCart: held ? line : undefined,
          });
          if (decision.next !== 'add') return;
          expect(quantity % step).toBe(0);
          expect(quantity).toBeLessThanOrEqual(maximum ?? quantity);
        },
      ),
    ));
});
