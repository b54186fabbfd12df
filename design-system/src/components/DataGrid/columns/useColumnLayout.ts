import { useMemo, useState } from 'react';
import type { DataGridProps, GridLayout } from '../types.ts';
import { applyLayout, DEFAULT_LAYOUT, parseLayout } from './columnLayout.ts';
import { localLayoutStorage } from './layoutStorage.ts';

/** Returns the columns as arranged by the user, stored under the grid's `layoutKey`. */
export function useColumnLayout<Row>(props: Pick<DataGridProps<Row>, 'columns' | 'layoutKey' | 'layoutStorage'>) {
  const { columns, layoutKey, layoutStorage = localLayoutStorage } = props;
  const remembered = () => parseLayout(layoutKey === undefined ? null : layoutStorage.read(layoutKey));
  const [kept, setKept] = useState(() => ({ layoutKey, layout: remembered() }));
  let layout = kept.layout;
  if (kept.layoutKey !== layoutKey) {
    layout = remembered();
    setKept({ layoutKey, layout });
  }
  return {
    layout,
    columns: useMemo(() => applyLayout(columns, layout), [columns, layout]),
    setLayout(next: GridLayout) {
      setKept({ layoutKey, layout: next });
      if (layoutKey !== undefined)
        layoutStorage.write(layoutKey, next === DEFAULT_LAYOUT ? null : JSON.stringify(next));
    },
  };
}
