/** What is measured. `cpu` values are milliseconds of processor time. */
export interface MeasureInfo {
  id: string;
  title: string;
  unit: 'ms' | 'MB' | 'kB';
  group: OperationName | 'size';
  /** Shown once a contender, not once a round. */
  once?: boolean;
}

export const OPERATIONS = ['mount', 'heap', 'slow', 'fling', 'number', 'text', 'filter', 'update', 'burst'] as const;
export type OperationName = (typeof OPERATIONS)[number];
const VARIANTS = ['plain', 'rich'] as const;
export type Variant = (typeof VARIANTS)[number];

const both = (id: string, title: string, group: OperationName): MeasureInfo[] => [
  { id: `${id}.thread`, title: `${title}, main thread`, unit: 'ms', group },
  { id: `${id}.process`, title: `${title}, whole process`, unit: 'ms', group },
];

export const MEASURES: readonly MeasureInfo[] = [
  { id: 'plain.mount.thread', title: 'mount', unit: 'ms', group: 'mount' },
  { id: 'rich.mount.thread', title: 'mount, rich rows', unit: 'ms', group: 'mount' },
  { id: 'plain.heap', title: 'heap after mount', unit: 'MB', group: 'heap' },
  ...both('plain.slow', 'slow scroll', 'slow'),
  ...both('rich.slow', 'slow scroll, rich rows', 'slow'),
  ...both('plain.fling', 'fling', 'fling'),
  ...both('rich.fling', 'fling, rich rows', 'fling'),
  { id: 'plain.number.thread', title: 'number sort', unit: 'ms', group: 'number' },
  { id: 'plain.text.thread', title: 'text sort', unit: 'ms', group: 'text' },
  { id: 'plain.filter.thread', title: 'filter keystroke', unit: 'ms', group: 'filter' },
  { id: 'plain.update.thread', title: '1-row update, sorted', unit: 'ms', group: 'update' },
  { id: 'plain.burst.thread', title: 'burst of 100 rows, sorted', unit: 'ms', group: 'burst' },
  { id: 'size', title: 'size, gzipped', unit: 'kB', group: 'size', once: true },
];
