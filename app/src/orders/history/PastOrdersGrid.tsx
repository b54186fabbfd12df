import { DataGrid, type DataGridHandle, type GridSort, type GridTree, type RowKey } from '@mortar/design-system';
import { type RefObject, useMemo, useState } from 'react';
import { useRowStore } from '#grids/useRowStore.ts';
import { useLayoutKey } from '#preferences/useLayoutKey.ts';
import { getRowTint } from '#rules/supply.ts';
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
  /** Identifies the orders; another one resets to the first row. */
  subject: string;
  state: 'ready' | 'loading' | 'error';
  idle: boolean;
  errorText: string;
  note: string | undefined;
  emptyText: string;
  selected: number | null;
  /** True to show retailers (002 §2.2, group mode only). */
  ofGroup: boolean;
  gridRef: RefObject<DataGridHandle<HistoryRow> | null>;
  onSelect(orderId: number): void;
  onRetry(): void;
}

const texting = { loadingText: texts.loading } as const;

/** Sent orders, one row each (002 §2.2). A new answer renders only its row. */
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
      rowTone={(row) => (row.kind === 'order' ? getRowTint(row.supply) : undefined)}
      footer={orders.length > 0}
    />
  );
}

/** Returns the collapsed retailers after a change. */
const withFolded =
  ({ id }: RetailerTotal, open: boolean) =>
  (before: ReadonlySet<string>): ReadonlySet<string> => {
    const next = new Set(before);
    if (open) next.delete(id);
    else next.add(id);
    return next;
  };

/** Orders below their retailers with totals: a tree controlled by click, Enter or arrows (002 §2.2). */
function UnderRetailers({ orders, selected, onSelect, ...grid }: PastOrdersGridProps) {
  const money = useMoney();
  const short = useSupplierNames();
  const layoutKey = useLayoutKey('history-by-retailer');
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => new Set());
  const [sort, setSort] = useState<readonly GridSort[]>([]);
  // Rows are sorted within retailers, and filters apply to the plain list only.
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
      rowTone={(row) => (row.kind === 'order' ? getRowTint(row.supply) : undefined)}
      footer={orders.length > 0}
    />
  );
}

/** Lists the orders of a period; for a group optionally by retailer. */
export function PastOrdersGrid({ grouped, ...props }: PastOrdersGridProps & { grouped: boolean }) {
  return grouped ? <UnderRetailers {...props} /> : <OneByOne {...props} />;
}
