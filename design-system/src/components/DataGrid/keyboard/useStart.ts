import { type RefObject, useLayoutEffect, useMemo } from 'react';
import type { GridView } from '../rowModel/view.ts';
import type { RowKey } from '../types.ts';
import { positionOfKey } from './activeCell.ts';

interface StartOptions<Row> {
  rows: readonly Row[];
  view: GridView;
  rowKey(row: Row): RowKey;
  subject?: string | undefined;
  startAt?: RowKey | undefined;
  viewport: RefObject<{ scrollTo(position: number): void } | null>;
  /** Whether the user has moved in the rows, which disables the initial position. */
  moved: boolean;
}

/** Returns the initial position and scrolls to it; the first if the caller's row is absent or not shown. */
export function useStart<Row>({ rows, view, rowKey, subject, startAt, viewport, moved }: StartOptions<Row>): number {
  const start = useMemo(
    () => (startAt === undefined ? 0 : Math.max(0, positionOfKey({ rows, view, rowKey }, startAt))),
    [rows, view, rowKey, startAt],
  );
  useLayoutEffect(
    function scrollToStartRow() {
      if (start > 0 && !moved && subject !== undefined) viewport.current?.scrollTo(start);
    },
    [start, moved, subject, viewport],
  );
  return start;
}
