import { useMemo, useState } from 'react';
import type { DataGridProps, GridLayout } from '../types.ts';
import { applyLayout, DEFAULT_LAYOUT, parseLayout } from './columnLayout.ts';
import { localLayoutStorage } from './layoutStorage.ts';

/** Returns the columns as arranged by the user, stored under the grid's `layoutKey`. */
export function useColumnLayout<Row>(props: Pick<DataGridProps<Row>, 'columns' | 'layoutKey' | 'layoutStorage'>) {
  const { columns, layoutKey, layoutStorage = localLayoutStorage } = props;
  const readLayout = () => parseLayout(layoutKey === undefined ? null : layoutStorage.read(layoutKey));
  const [storedLayout, setStoredLayout] = useState(() => ({ layoutKey, layout: readLayout() }));
  let layout = storedLayout.layout;
  if (storedLayout.layoutKey !== layoutKey) {
    layout = readLayout();
    setStoredLayout({ layoutKey, layout });
  }
  return {
    layout,
    columns: useMemo(() => applyLayout(columns, layout), [columns, layout]),
    setLayout(next: GridLayout) {
      setStoredLayout({ layoutKey, layout: next });
      if (layoutKey !== undefined)
        layoutStorage.write(layoutKey, next === DEFAULT_LAYOUT ? null : JSON.stringify(next));
    },
  };
}
