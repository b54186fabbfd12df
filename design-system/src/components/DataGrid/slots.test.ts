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
    const after = nextSlots(before, [...window(0, 4), 12], 12);
    expect(after.at(-1)).toEqual(before[2]);
    expect(new Set(keysOf(after)).size).toBe(5);
  });

  test('are handed on in order after a step over most of the window', () => {
    const before = nextSlots([], window(0, 10));
    expect(keysOf(nextSlots(before, window(6, 10)))).toEqual(keysOf(before));
  });

  test('follow a row to another position', () => {
    const slots = nextSlots([], window(0, 4));
    expect(movedSlot(slots, 1, 3)).toEqual([slots[0], slots[2], { position: 3, key: slots[1]?.key }]);
    expect(movedSlot(slots, 9, 3)).toBe(slots);
  });

  test('are never moved and never shared, whatever the scrolling', () => {
    const windows = fc.array(fc.tuple(fc.nat({ max: 40 }), fc.integer({ min: 1, max: 8 }), fc.nat({ max: 50 })));
    fc.assert(
      fc.property(windows, (all) => {
        let slots: readonly Slot[] = [];
        for (const [from, count, pinned] of all) {
          const positions = [...new Set([...window(from, count), pinned])].sort((a, b) => a - b);
          const next = nextSlots(slots, positions, pinned);
          expect(next.map((slot) => slot.position)).toEqual(positions);
          expect(new Set(keysOf(next)).size).toBe(next.length);
          const reused = keysOf(slots).filter((key) => keysOf(next).includes(key));
          expect(keysOf(next).filter((key) => reused.includes(key))).toEqual(reused);
          const focused = slots.find((slot) => slot.position === pinned);
          if (focused) expect(next).toContainEqual(focused);
          slots = next;
        }
      }),
    );
  });
});
