import { useEffectEvent, useLayoutEffect, useMemo, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import type { GridColumn, GridFilters, GridSearch, GridSort, RowChanges, RowKey, RowStore } from '../types.ts';
import { OrderedRows } from './orderedRows.ts';
import { isRowStore } from './rowStore.ts';
import type { GridView } from './view.ts';

interface ShownRows<Row> {
  rows: readonly Row[];
  view: GridView;
}

interface RowOptions<Row> {
  source: readonly Row[] | RowStore<Row>;
  columns: readonly GridColumn<Row>[];
  sort: readonly GridSort[];
  filter: GridSearch | undefined;
  filters: GridFilters;
  rowKey(row: Row): RowKey;
  /** Repaints single changed rows in place; undefined if more depends on them. */
  repaint: ((keys: ReadonlySet<RowKey>) => void) | undefined;
}

/** Returns the rows with the view required by sort and filters, updated with a store's changes. */
export function useShownRows<Row>(wanted: RowOptions<Row>): ShownRows<Row> {
  const { source, columns, sort, filter, filters, rowKey, repaint } = wanted;
  const [revision, countChange] = useReducer((changes: number) => changes + 1, 0);
  const rows = isRowStore(source) ? source.rows() : source;
  const [cache] = useState(() => ({ ordered: new OrderedRows(rows) }));
  // A store's array is replaced on its first change, which is handled below.
  if (cache.ordered.rows !== rows) cache.ordered = new OrderedRows(rows);
  const { ordered } = cache;

  /** Applies a store's changes; returns the changed rows' keys if no row moved. */
  const applyChanges = useEffectEvent((changes: RowChanges<Row>, now: readonly Row[]): ReadonlySet<RowKey> | null => {
    if (changes === 'replaced') {
      cache.ordered = new OrderedRows(now);
      return null;
    }
    const keys = new Set<RowKey>();
    for (const row of changes.values()) keys.add(rowKey(row));
    const renamed = [...changes.keys()].some((index) => !keys.has(rowKey(now[index] as Row)));
    return cache.ordered.changed(changes, now) || now !== rows || renamed ? null : keys;
  });
  const show = useEffectEvent((keys: ReadonlySet<RowKey> | null) => {
    if (keys && repaint) repaint(keys);
    // Flushed in the frame that delivered it; React would otherwise render in the next one.
    else flushSync(countChange);
  });

  useLayoutEffect(
    function followStore() {
      if (!isRowStore(source)) return;
      return source.subscribe((changes) => show(applyChanges(changes, source.rows())));
    },
    [source],
  );

  const { text, match } = filter ?? {};
  const within = filter?.columns?.join();
  // Filters are compared by content; the revision covers changes in place.
  const view = useMemo(
    () => ordered.view(columns, sort, filter, filters),
    [ordered, columns, sort, text, match, within, filters, revision],
  );
  return { rows, view };
}
