import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Direction, nextCard } from './nextCard.ts';

const cards = (count: number, columns: number) =>
  Array.from({ length: count }, (_, index) => ({
    left: (index % columns) * 100,
    top: Math.floor(index / columns) * 80,
    width: 90,
  }));

describe('the arrow keys on cards', () => {
  it.each<[Direction, number, number]>([
    ['right', 0, 1],
    ['right', 3, 4],
    ['right', 9, 9],
    ['left', 4, 3],
    ['left', 0, 0],
    ['down', 1, 5],
    ['down', 7, 9],
    ['down', 9, 9],
    ['up', 5, 1],
    ['up', 9, 5],
    ['up', 2, 2],
    ['first', 6, 0],
    ['last', 2, 9],
  ])('%s from %i moves to %i', (direction, from, to) => expect(nextCard(cards(10, 4), from, direction)).toBe(to));

  it('always move to a card', () =>
    fc.assert(
      fc.property(
        fc.record({
          count: fc.integer({ min: 1, max: 60 }),
          columns: fc.integer({ min: 1, max: 8 }),
          from: fc.nat(59),
          direction: fc.constantFrom<Direction>('left', 'right', 'up', 'down', 'first', 'last'),
        }),
        ({ count, columns, from, direction }) => {
          const to = nextCard(cards(count, columns), from, direction);
          expect(to).toBeGreaterThanOrEqual(0);
          expect(to).toBeLessThan(count);
        },
      ),
    ));
});
