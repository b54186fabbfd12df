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

interface Wanted<Row> {
  source: readonly Row[] | RowStore<Row>;
  columns: readonly GridColumn<Row>[];
  sort: readonly GridSort[];
  filter: GridSearch | undefined;
  filters: GridFilters;
  rowKey(row: Row): RowKey;
  /** Shows single rows that have changed where they stand; undefined when more depends on them. */
  repaint: ((keys: ReadonlySet<RowKey>) => void) | undefined;
}

/** The rows with the view of them that the sort and the filter ask for, kept right while a store changes rows. */
export function useShownRows<Row>(wanted: Wanted<Row>): ShownRows<Row> {
  const { source, columns, sort, filter, filters, rowKey, repaint } = wanted;
  const [revision, countChange] = useReducer((changes: number) => changes + 1, 0);
  const rows = isRowStore(source) ? source.rows() : source;
  const [kept] = useState(() => ({ ordered: new OrderedRows(rows) }));
  // A store's array is another one after its first change, which is taken over below.
  if (kept.ordered.rows !== rows) kept.ordered = new OrderedRows(rows);
  const { ordered } = kept;

  /** Takes in what a store publishes; answers with the keys of the rows that changed, if all rows stand where they stood. */
  const applyChanges = useEffectEvent((changes: RowChanges<Row>, now: readonly Row[]): ReadonlySet<RowKey> | null => {
    if (changes === 'replaced') {
      kept.ordered = new OrderedRows(now);
      return null;
    }
    const keys = new Set<RowKey>();
    for (const row of changes.values()) keys.add(rowKey(row));
    const renamed = [...changes.keys()].some((index) => !keys.has(rowKey(now[index] as Row)));
    return kept.ordered.changed(changes, now) || now !== rows || renamed ? null : keys;
  });
  const show = useEffectEvent((keys: ReadonlySet<RowKey> | null) => {
    if (keys && repaint) repaint(keys);
    // Published in a frame, shown in it: React on its own would show it in the next.
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
  // A filter is what it says, not which object says it; a revision is a change in place
  const view = useMemo(
    () => ordered.view(columns, sort, filter, filters),
    [ordered, columns, sort, text, match, within, filters, revision],
  );
  return { rows, view };
}
