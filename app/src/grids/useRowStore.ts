import { createRowStore, type RowKey, type RowStore } from '@mortar/design-system';
import { useEffect, useRef, useState } from 'react';

const sameKeys = <Row>(a: readonly Row[], b: readonly Row[], rowKey: (row: Row) => RowKey) =>
  a.length === b.length && a.every((row, index) => rowKey(row) === rowKey(b[index] as Row));

/**
 * Store for a grid whose single rows change: for equal keys in equal order only changed rows render; otherwise it is
 * replaced.
 * @param rowKey define it outside the component
 */
export function useRowStore<Row extends object>(rows: readonly Row[], rowKey: (row: Row) => RowKey): RowStore<Row> {
  const [store, setStore] = useState(() => createRowStore(rows, rowKey));
  const [shown, setShown] = useState(rows);
  if (shown !== rows) {
    setShown(rows);
    if (!sameKeys(store.rows(), rows, rowKey)) setStore(createRowStore(rows, rowKey));
  }
  /** Store and rows of the last update. */
  const lastUpdate = useRef({ store, rows });
  useEffect(
    function patchChangedRows() {
      const before = lastUpdate.current;
      lastUpdate.current = { store, rows };
      if (before.store !== store) return;
      for (const [at, row] of rows.entries()) if (row !== before.rows[at]) store.patch(rowKey(row), row);
    },
    [store, rows, rowKey],
  );
  return store;
}
