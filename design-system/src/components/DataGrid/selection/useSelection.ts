import { useMemo, useRef } from 'react';
import type { RowKey, SelectionMode } from '../types.ts';
import { useControlled } from '../useControlled.ts';
import { coverage, extendKeys, type Keys, toggledAll, toggleKey } from './selection.ts';

interface SelectionOptions {
  mode: SelectionMode;
  selected: Keys | undefined;
  onChange: ((keys: Keys) => void) | undefined;
  length: number;
  keyAt(position: number): RowKey;
}

interface Anchor {
  position: number;
  key: RowKey;
  /** Selection before the range. */
  base: Keys;
}

const NOTHING: Keys = new Set();

/** Selection state and its gestures. */
export function useSelection({ mode, selected, onChange, length, keyAt }: SelectionOptions) {
  const [keys, setKeys] = useControlled(selected, NOTHING, onChange);
  const anchor = useRef<Anchor>(null);
  const covered = useMemo(
    () => (mode === 'multiple' ? coverage(keys, { length, keyAt }) : 'none'),
    [mode, keys, length, keyAt],
  );

  const range = (from: number, to: number) =>
    Array.from({ length: Math.abs(to - from) + 1 }, (_, step) => keyAt(Math.min(from, to) + step));
  const start = (position: number, base: Keys) => {
    anchor.current = { position, key: keyAt(position), base };
  };

  return {
    mode,
    keys,
    covered,
    /** A plain focus move, from which the next range starts. */
    leaveRange() {
      anchor.current = null;
    },
    /** Toggles one row, from which the next range starts. */
    toggle(position: number) {
      if (mode === 'none') return;
      const key = keyAt(position);
      const next = mode === 'multiple' ? toggleKey(keys, key) : keys.has(key) ? NOTHING : new Set([key]);
      start(position, next);
      setKeys(next);
    },
    /** A plain click: selects with single selection, only sets the start of a range with multiple. */
    click(position: number) {
      if (mode === 'single' && !keys.has(keyAt(position))) setKeys(new Set([keyAt(position)]));
      if (mode === 'multiple') start(position, keys);
    },
    /** Selects from the start of the range to a row; without a range, from `from`. */
    extend(from: number, to: number) {
      if (mode !== 'multiple' || from < 0 || to < 0) return;
      const known = anchor.current;
      if (!known || known.position >= length || keyAt(known.position) !== known.key) start(from, keys);
      if (anchor.current) setKeys(extendKeys(anchor.current.base, range(anchor.current.position, to)));
    },
    /** Selects all shown rows, or none if all were selected. */
    toggleAll() {
      if (mode === 'multiple' && length > 0) setKeys(toggledAll(keys, range(0, length - 1), covered));
    },
    /** Selects all shown rows. */
    all() {
      if (mode === 'multiple' && length > 0) setKeys(extendKeys(keys, range(0, length - 1)));
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;
