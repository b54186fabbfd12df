import { useEffect, useRef } from 'react';
import { announce } from '../../Announcer/announce.ts';
import { messages } from '../messages.ts';
import type { RowKey } from '../types.ts';

interface SpokenSelectionOptions<Row> {
  /** Only several selected rows need to be counted aloud: a single one has the keyboard. */
  multiple: boolean;
  keys: ReadonlySet<RowKey>;
  /** Rows that show. */
  count: number;
  /** Rows by their keys, in one pass: all of thousands may be selected at once. */
  toRows(keys: ReadonlySet<RowKey>): readonly Row[];
  getName(row: Row): string;
  selectionText: ((rows: readonly Row[]) => string) | undefined;
}

/** Milliseconds that a selection waits for the next: of a range that grows, only the last is heard. */
const REST = 200;

/** Keys that are in one of two sets. */
function changedKeys(before: ReadonlySet<RowKey>, now: ReadonlySet<RowKey>): RowKey[] {
  return [...[...before].filter((key) => !now.has(key)), ...[...now].filter((key) => !before.has(key))];
}

/** Says what was selected or left out, how many of how many are, and what the screen adds: their value. */
export function useSpokenSelection<Row>(options: SpokenSelectionOptions<Row>): void {
  const { multiple, keys, count, toRows, getName, selectionText } = options;
  const before = useRef(keys);
  useEffect(function saySelection() {
    const was = before.current;
    before.current = keys;
    const changed = !multiple || was === keys ? [] : changedKeys(was, keys);
    const [key] = changed;
    if (key === undefined) return;
    const [row] = changed.length === 1 ? toRows(new Set([key])) : [];
    const name = row === undefined ? null : messages.rowSelected(getName(row), keys.has(key));
    const parts = [name, messages.selected(keys.size, count), keys.size > 0 ? selectionText?.(toRows(keys)) : null];
    announce(parts.filter(Boolean).join(', '), { topic: 'selection', wait: REST });
  });
}
