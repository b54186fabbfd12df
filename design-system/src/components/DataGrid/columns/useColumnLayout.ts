import { useMemo, useState } from 'react';
import type { DataGridProps, GridLayout } from '../types.ts';
import { arranged, PLAIN_LAYOUT, readLayout } from './columnLayout.ts';
import { browserLayouts } from './layoutStorage.ts';

/** The columns as this person has arranged them, remembered under the grid's `layoutKey`. */
export function useLayout<Row>(props: Pick<DataGridProps<Row>, 'columns' | 'layoutKey' | 'layoutStorage'>) {
  const { columns, layoutKey, layoutStorage = browserLayouts } = props;
  const remembered = () => readLayout(layoutKey === undefined ? null : layoutStorage.read(layoutKey));
  const [kept, setKept] = useState(() => ({ layoutKey, layout: remembered() }));
  let layout = kept.layout;
  if (kept.layoutKey !== layoutKey) {
    layout = remembered();
    setKept({ layoutKey, layout });
  }
  return {
    layout,
    columns: useMemo(() => arranged(columns, layout), [columns, layout]),
    setLayout(next: GridLayout) {
      setKept({ layoutKey, layout: next });
      if (layoutKey !== undefined) layoutStorage.write(layoutKey, next === PLAIN_LAYOUT ? null : JSON.stringify(next));
    },
  };
}
