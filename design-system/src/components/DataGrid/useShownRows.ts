import { useLayoutEffect, useMemo, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { OrderedRows } from './orderedRows.ts';
import { isRowStore, type RowStore } from './rowStore.ts';
import type { GridColumn, GridFilters, GridSearch, GridSort } from './types.ts';
import type { GridView } from './view.ts';

interface ShownRows<Row> {
  rows: readonly Row[];
  view: GridView;
}

/** The rows with the view of them that the sort and the filter ask for, kept right while a store changes rows. */
export function useShownRows<Row>(
  source: readonly Row[] | RowStore<Row>,
  columns: readonly GridColumn<Row>[],
  sort: readonly GridSort[],
  filter: GridSearch | undefined,
  filters: GridFilters,
): ShownRows<Row> {
  const [revision, countChange] = useReducer((changes: number) => changes + 1, 0);
  const rows = isRowStore(source) ? source.rows() : source;
  const [kept] = useState(() => ({ ordered: new OrderedRows(rows) }));
  // A store's array is another one after its first change, of which what is worked out is told below.
  if (kept.ordered.rows !== rows) kept.ordered = new OrderedRows(rows);
  const { ordered } = kept;

  useLayoutEffect(
    function followStore() {
      if (!isRowStore(source)) return;
      return source.subscribe((changes) => {
        if (changes === 'replaced') kept.ordered = new OrderedRows(source.rows());
        else kept.ordered.changed(changes, source.rows());
        // Told in a frame, shown in it: React on its own would show it in the next.
        flushSync(countChange);
      });
    },
    [source, kept],
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
