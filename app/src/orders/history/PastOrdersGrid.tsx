import { DataGrid, type DataGridHandle, type GridSort, type GridTree, type RowKey } from '@mortar/design-system';
import { type RefObject, useMemo, useState } from 'react';
import { useRowStore } from '#grids/useRowStore.ts';
import { useLayoutKey } from '#preferences/useLayoutKey.ts';
import { getException } from '#rules/supply.ts';
import { useMoney } from '#session/settings.tsx';
import { useSupplierNames } from '#suppliers/useSupplierNames.ts';
import { messages } from './messages.ts';
import { byRetailer, type HistoryRow, type RetailerTotal } from './model/byRetailer.ts';
import type { PastOrder } from './model/pastOrder.ts';
import { pastOrderColumns } from './pastOrderColumns.tsx';
import './history.css';

const texts = messages.orders;

const rowKey = ({ id }: HistoryRow): RowKey => id;

export interface PastOrdersGridProps {
  /** Newest first. */
  orders: readonly PastOrder[];
  /** What they are of: another one begins at the first row. */
  subject: string;
  state: 'ready' | 'loading' | 'error';
  idle: boolean;
  errorText: string;
  note: string | undefined;
  emptyText: string;
  selected: number | null;
  /** Whether they are of several retailers, and say of which (002 §2.2, group mode only). */
  ofGroup: boolean;
  gridRef: RefObject<DataGridHandle<HistoryRow> | null>;
  onSelect(orderid: number): void;
  onRetry(): void;
}

const texting = { loadingText: texts.loading } as const;

/** The orders that were sent, one row each (002 §2.2). An answer that arrives draws its row alone. */
function OneByOne({ orders, selected, ofGroup, onSelect, ...grid }: PastOrdersGridProps) {
  const money = useMoney();
  const short = useSupplierNames();
  const layoutKey = useLayoutKey(ofGroup ? 'group-history' : 'history');
  const rows = useRowStore<HistoryRow>(orders, rowKey);
  const columns = useMemo(() => pastOrderColumns({ money, short, ofGroup }), [money, short, ofGroup]);
  return (
    <DataGrid
      label={texts.title}
      {...texting}
      {...grid}
      columns={columns}
      layoutKey={layoutKey}
      find
      rows={rows}
      rowKey={rowKey}
      countText={texts.count}
      selection="single"
      selected={new Set(selected === null ? [] : [selected])}
      onSelectionChange={(keys) => {
        for (const key of keys) onSelect(Number(key));
      }}
      onActivate={(row) => row.kind === 'order' && onSelect(row.id)}
      rowTone={(row) => (row.kind === 'order' ? getException(row.supply) : undefined)}
      footer={orders.length > 0}
    />
  );
}

/** Makes what is folded once a retailer's orders are to be seen, or not. */
const withFolded =
  ({ id }: RetailerTotal, open: boolean) =>
  (before: ReadonlySet<string>): ReadonlySet<string> => {
    const next = new Set(before);
    if (open) next.delete(id);
    else next.add(id);
    return next;
  };

/** The same under their retailers, each with its totals: a tree whose branches are opened and closed by a press, Enter or an arrow (002 §2.2). */
function UnderRetailers({ orders, selected, onSelect, ...grid }: PastOrdersGridProps) {
  const money = useMoney();
  const short = useSupplierNames();
  const layoutKey = useLayoutKey('history-by-retailer');
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => new Set());
  const [sort, setSort] = useState<readonly GridSort[]>([]);
  // Whatever is filtered or sorted keeps to its retailer: the rows are arranged here, and filters wait for the plain list.
  const columns = useMemo(
    () =>
      pastOrderColumns({ money, short, ofGroup: true, underRetailers: true }).map((column) => ({
        ...column,
        filterable: false,
      })),
    [money, short],
  );
  const rows = useMemo(() => {
    const values = new Map(columns.map(({ id, value }) => [id, value]));
    return byRetailer(orders, folded, sort, (row, column) => values.get(column)?.(row) ?? null);
  }, [orders, folded, sort, columns]);
  const tree = useMemo(
    (): GridTree<HistoryRow> => ({
      level: ({ kind }) => (kind === 'retailer' ? 1 : 2),
      open: (row) => (row.kind === 'retailer' ? row.open : undefined),
      onOpen: (row, open) => row.kind === 'retailer' && setFolded(withFolded(row, open)),
    }),
    [],
  );
  const choose = (row: HistoryRow | undefined) => {
    if (row?.kind === 'order') onSelect(row.id);
    else if (row) tree.onOpen(row, !row.open);
  };
  return (
    <DataGrid
      label={texts.title}
      {...texting}
      {...grid}
      columns={columns}
      layoutKey={layoutKey}
      find
      rows={rows}
      rowKey={rowKey}
      countText={texts.rows}
      arrangedByServer
      sort={sort}
      onSortChange={setSort}
      selection="single"
      selected={new Set(selected === null ? [] : [selected])}
      onSelectionChange={(keys) => {
        for (const key of keys) choose(rows.find(({ id }) => id === key));
      }}
      onActivate={choose}
      tree={tree}
      rowTone={(row) => (row.kind === 'order' ? getException(row.supply) : undefined)}
      footer={orders.length > 0}
    />
  );
}

/** The orders of a period; for a group, under their retailers where somebody wants that. */
export function PastOrdersGrid({ grouped, ...props }: PastOrdersGridProps & { grouped: boolean }) {
  return grouped ? <UnderRetailers {...props} /> : <OneByOne {...props} />;
}
