import {
  choiceColumn,
  DataGrid,
  type DataGridHandle,
  dateColumn,
  type GridColumn,
  moneyColumn,
  numberColumn,
} from '@mortar/design-system';
import { type ReactNode, type Ref, useMemo } from 'react';
import { codeColumn } from '#grids/columns.ts';
import { type GridQuery, queryGrid } from '#grids/queryGrid.ts';
import { lockColumn } from '#orders/current/locks/lockColumn.tsx';
import { type LockHolder, useLockHolders } from '#orders/current/locks/useLockHolders.ts';
import type { UnsentOrder } from '#orders/current/model/unsentOrder.ts';
import { useLayoutKey } from '#preferences/useLayoutKey.ts';
import { formatDateTime } from '#rules/dates.ts';
import { useMoney } from '#session/settings.tsx';
import { messages } from './messages.ts';
import { UnsentOrderLines } from './UnsentOrderLines.tsx';

const texts = messages.manager;

function orderColumns<Order extends UnsentOrder>(
  money: (cents: number) => string,
  more: readonly GridColumn<Order>[],
  locks: ReadonlyMap<number, LockHolder> | null,
  valueHeader: string,
  withUser: boolean,
): GridColumn<Order>[] {
  const { columns } = texts;
  return [
    {
      id: 'description',
      header: columns.description,
      flex: 2,
      minWidth: 184,
      // The number at the end distinguishes a user's orders.
      suffixStart: (text) => /\s#\d+$/.exec(text)?.index ?? text.length,
      value: (order) => order.description,
    },
    ...(locks ? [lockColumn<Order>(locks)] : []),
    codeColumn({ id: 'number', header: columns.number, value: (order) => order.orderNumber }),
    numberColumn({ id: 'lines', header: columns.lines, value: (order) => order.lineCount }),
    ...more,
    moneyColumn({
      id: 'value',
      header: valueHeader,
      width: 120,
      value: (order) => order.value,
      format: money,
    }),
    choiceColumn({
      id: 'staff',
      header: columns.staff,
      noTruncate: true,
      priority: withUser ? 1 : 2,
      value: (order) => order.staffName,
    }),
    dateColumn({
      id: 'created',
      header: columns.created,
      width: 136,
      priority: 3,
      value: (order) => order.createdAt,
      format: formatDateTime,
    }),
  ];
}

export interface UnsentOrdersGridProps<Order extends UnsentOrder> {
  label: string;
  /** Key of the stored layout. */
  layout: string;
  orders: readonly Order[];
  query: GridQuery;
  emptyText: string;
  /** Additional columns after the lines. Define the array outside the component. */
  more?: readonly GridColumn<Order>[];
  /** Header of the value, if it differs. */
  valueHeader?: string;
  /** True to show 'User' besides the lock holder, if several users work on the orders. */
  withUser?: boolean;
  /** Content of an expanded order. Default: its lines. */
  detail?(order: Order): ReactNode;
  gridRef: Ref<DataGridHandle<Order>>;
  selected: number | null;
  onSelect(orderId: number | null): void;
  onActivate(order: Order): void;
}

const NONE: readonly never[] = [];

/** Lists unsent orders with expandable lines; locked ones are dimmed (001 §2). */
export function UnsentOrdersGrid<Order extends UnsentOrder>(props: UnsentOrdersGridProps<Order>) {
  const { query, more = NONE, valueHeader = texts.columns.value, withUser = false } = props;
  const { detail, selected, onSelect } = props;
  const money = useMoney();
  const layoutKey = useLayoutKey(props.layout);
  const locks = useLockHolders(props.orders);
  const columns = useMemo(
    () => orderColumns(money, more, locks, valueHeader, withUser),
    [money, more, locks, valueHeader, withUser],
  );
  return (
    <DataGrid
      label={props.label}
      gridRef={props.gridRef}
      columns={columns}
      layoutKey={layoutKey}
      rows={props.orders}
      rowKey={({ orderId }) => orderId}
      {...queryGrid(query)}
      loadingText={texts.loading}
      emptyText={props.emptyText}
      selection="single"
      selected={new Set(selected === null ? [] : [selected])}
      // The order with the cursor is selected.
      onActiveRowChange={(order) => onSelect(order?.orderId ?? null)}
      onActivate={props.onActivate}
      renderDetail={(order) =>
        detail?.(order) ?? <UnsentOrderLines orderId={order.orderId} label={order.description} />
      }
      rowTone={({ locked }) => (locked ? 'dimmed' : undefined)}
    />
  );
}
