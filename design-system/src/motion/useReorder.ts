import { useLayoutEffect, useRef } from 'react';
import { motorIfThere, useMotor } from './useMotor.ts';

type RowKey = string | number;

interface PlacedRow {
  key: RowKey;
  /** Where it stands, px from the list's beginning. */
  start: number;
  /** What may move, when it is about to. */
  element: () => HTMLElement | null;
}

interface ReorderOptions {
  /** Those that may be seen; in any order. */
  rows: () => readonly PlacedRow[];
  /** All of them, in their order. */
  keys: readonly RowKey[];
  /** Whether it may move now; asked when the order has changed. */
  isCalm: () => boolean;
}

/** More new rows than this are another list. */
const NEWCOMERS = 1;

/**
 * Lets the rows of a short list go to their new places when one of them moves to the top, or one comes in there. They
 * are there at once for keys and readers. Under a pointer nothing moves, and another list is simply there.
 */
export function useReorder({ rows, keys, isCalm }: ReorderOptions): void {
  useMotor();
  const before = useRef<{ keys: readonly RowKey[]; starts: ReadonlyMap<RowKey, number> } | null>(null);
  useLayoutEffect(function goToNewPlaces() {
    const was = before.current;
    const placed = rows();
    before.current = { keys, starts: new Map(placed.map(({ key, start }) => [key, start])) };
    if (!was || was.keys === keys || was.keys.length === 0) return;
    const known = new Set(was.keys);
    const isAnother = keys.filter((key) => !known.has(key)).length > NEWCOMERS;
    const motor = motorIfThere();
    if (!motor || isAnother || keys[0] === was.keys[0] || !isCalm()) return;
    for (const { key, start, element } of placed) {
      const from = was.starts.get(key);
      const moved = from === start ? null : element();
      if (moved) motor.move(moved, from, start);
    }
  });
}
