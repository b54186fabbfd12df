import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { movedSlot, nextSlots, type Slot } from './slots.ts';

const keysOf = (slots: readonly Slot[]) => slots.map((slot) => slot.key);
const window = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

describe('the elements of a window', () => {
  test('are all used again after a jump', () => {
    const before = nextSlots([], window(0, 4));
    expect(keysOf(nextSlots(before, window(50, 4)))).toEqual(keysOf(before));
  });

  test('stay with their positions after a step', () => {
    const before = nextSlots([], window(0, 4));
    expect(keysOf(nextSlots(before, window(1, 4)))).toEqual([...keysOf(before).slice(1), 4]);
  });

  test('let the row with the focus keep its own when the window jumps past it', () => {
    const before = nextSlots([], window(10, 4));
    const after = nextSlots(before, [...window(0, 4), 12]);
    expect(after.at(-1)).toEqual(before[2]);
    expect(new Set(keysOf(after)).size).toBe(5);
  });

  test('follow a row to another position', () => {
    const slots = nextSlots([], window(0, 4));
    expect(movedSlot(slots, 1, 3)).toEqual([slots[0], slots[2], { position: 3, key: slots[1]?.key }]);
    expect(movedSlot(slots, 9, 3)).toBe(slots);
  });

  test('are never moved and never shared, whatever the scrolling', () => {
    const windows = fc.array(
      fc
        .tuple(fc.nat({ max: 40 }), fc.integer({ min: 1, max: 8 }), fc.nat({ max: 50 }))
        .map(([from, count, pinned]) => [...new Set([...window(from, count), pinned])].sort((a, b) => a - b)),
    );
    fc.assert(
      fc.property(windows, (all) => {
        let slots: readonly Slot[] = [];
        for (const positions of all) {
          const next = nextSlots(slots, positions);
          expect(next.map((slot) => slot.position)).toEqual(positions);
          expect(new Set(keysOf(next)).size).toBe(next.length);
          const reused = keysOf(slots).filter((key) => keysOf(next).includes(key));
          expect(keysOf(next).filter((key) => reused.includes(key))).toEqual(reused);
          for (const slot of slots) {
            if (positions.includes(slot.position)) expect(next).toContainEqual(slot);
          }
          slots = next;
        }
      }),
    );
  });
});
