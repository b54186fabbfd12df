import { useLayoutEffect, useRef } from 'react';
import { motorIfThere, useMotor } from './useMotor.ts';

type RowKey = string | number;

interface PlacedRow {
  key: RowKey;
  /** Distance from the list's start, px. */
  start: number;
  /** Returns the element to move. */
  element: () => HTMLElement | null;
}

interface ReorderOptions {
  /** Returns the visible rows in any order. */
  rows: () => readonly PlacedRow[];
  /** All keys in order. */
  keys: readonly RowKey[];
  /** Returns whether rows may move now; called after a change of order. */
  isCalm: () => boolean;
}

/** Maximum number of new rows; more mean another list. */
const MAX_NEW_ROWS = 1;

/**
 * Animates rows of a short list when one moves or is added to the top. The actual order changes at once for keys and
 * screen readers. Nothing moves under the pointer or when the list is replaced.
 */
export function useReorder({ rows, keys, isCalm }: ReorderOptions): void {
  useMotor();
  const before = useRef<{ keys: readonly RowKey[]; starts: ReadonlyMap<RowKey, number> } | null>(null);
  useLayoutEffect(function animateReorder() {
    const was = before.current;
    const placed = rows();
    before.current = { keys, starts: new Map(placed.map(({ key, start }) => [key, start])) };
    if (!was || was.keys === keys || was.keys.length === 0) return;
    const known = new Set(was.keys);
    const isAnother = keys.filter((key) => !known.has(key)).length > MAX_NEW_ROWS;
    const motor = motorIfThere();
    if (!motor || isAnother || keys[0] === was.keys[0] || !isCalm()) return;
    for (const { key, start, element } of placed) {
      const from = was.starts.get(key);
      const moved = from === start ? null : element();
      if (moved) motor.move(moved, from, start);
    }
  });
}
