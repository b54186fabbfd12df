import { useEffect, useRef } from 'react';
import { announce } from '../../Announcer/announce.ts';
import { messages } from '../messages.ts';
import type { RowKey } from '../types.ts';

interface SpokenSelectionOptions<Row> {
  /** Counts are announced only for multiple selection; a single selected row has focus. */
  multiple: boolean;
  keys: ReadonlySet<RowKey>;
  /** Number of shown rows. */
  count: number;
  /** Returns rows by key in one pass, because thousands may be selected. */
  toRows(keys: ReadonlySet<RowKey>): readonly Row[];
  getName(row: Row): string;
  selectionText: ((rows: readonly Row[]) => string) | undefined;
}

/** Milliseconds to wait for further changes, so that a growing range announces only the last. */
const ANNOUNCE_DELAY_MS = 200;

/** Returns keys in only one of two sets. */
function changedKeys(before: ReadonlySet<RowKey>, now: ReadonlySet<RowKey>): RowKey[] {
  return [...[...before].filter((key) => !now.has(key)), ...[...now].filter((key) => !before.has(key))];
}

/** Announces changes of the selection, its size and total, and the screen's addition: its value. */
export function useSpokenSelection<Row>(options: SpokenSelectionOptions<Row>): void {
  const { multiple, keys, count, toRows, getName, selectionText } = options;
  const before = useRef(keys);
  useEffect(function announceSelection() {
    const was = before.current;
    before.current = keys;
    const changed = !multiple || was === keys ? [] : changedKeys(was, keys);
    const [key] = changed;
    if (key === undefined) return;
    const [row] = changed.length === 1 ? toRows(new Set([key])) : [];
    const name = row === undefined ? null : messages.rowSelected(getName(row), keys.has(key));
    const parts = [name, messages.selected(keys.size, count), keys.size > 0 ? selectionText?.(toRows(keys)) : null];
    announce(parts.filter(Boolean).join(', '), { topic: 'selection', wait: ANNOUNCE_DELAY_MS });
  });
}
