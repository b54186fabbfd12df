import type { DataGridHandle, RowKey } from '@mortar/design-system';
import { type RefObject, useEffect } from 'react';

/**
 * Keeps the chosen row in sight: where an address names it, and where its detail takes room from the list.
 * @param row null while none is chosen, or it is not there yet
 */
export function useRowInSight<Row>(gridRef: RefObject<DataGridHandle<Row> | null>, row: RowKey | null): void {
  useEffect(
    function showChosenRow() {
      if (row === null) return;
      gridRef.current?.scrollToRow(row);
      // Once more as high as the list is then.
      const frame = requestAnimationFrame(() => gridRef.current?.scrollToRow(row));
      return () => cancelAnimationFrame(frame);
    },
    [gridRef, row],
  );
}
