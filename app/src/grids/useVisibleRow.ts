import type { DataGridHandle, RowKey } from '@mortar/design-system';
import { type RefObject, useEffect } from 'react';

/**
 * Keeps the selected row visible, when opened by address or when its details shrink the list.
 * @param row null if none is selected or loaded
 */
export function useVisibleRow<Row>(gridRef: RefObject<DataGridHandle<Row> | null>, row: RowKey | null): void {
  useEffect(
    function showChosenRow() {
      if (row === null) return;
      gridRef.current?.scrollToRow(row);
      // Repeats after the list has its new height.
      const frame = requestAnimationFrame(() => gridRef.current?.scrollToRow(row));
      return () => cancelAnimationFrame(frame);
    },
    [gridRef, row],
  );
}
