import {
  choiceColumn,
  DataGrid,
  type DataGridHandle,
  dateColumn,
  type GridColumn,
  moneyColumn,
  statusColumn,
} from '@mortar/design-system';
import { type RefObject, useMemo } from 'react';
import { codeColumn, retailerColumn, supplierColumn } from '#grids/columns.ts';
import { useRowStore } from '#grids/useRowStore.ts';
import type { SupplierResponse } from '#orders/responses/model/supplierResponse.ts';
import { useLayoutKey } from '#preferences/useLayoutKey.ts';
import { formatDateTime } from '#rules/dates.ts';
import { getRowTint, supplyOfIndicator } from '#rules/supply.ts';
import { useMoney } from '#session/settings.tsx';
import { useSupplierNames } from '#suppliers/useSupplierNames.ts';
import { messages } from './messages.ts';

const RETAILER = retailerColumn<SupplierResponse>({
  id: 'retailer',
  header: messages.columns.retailer,
  value: (row) => row.retailerName,
});

function responseColumns(
  money: (cents: number) => string,
  short: (supplier: string) => string,
  ofGroup: boolean,
): GridColumn<SupplierResponse>[] {
  const { columns } = messages;
  return [
    statusColumn({
      id: 'status',
      header: columns.status,
      width: ofGroup ? 104 : 112,
      status: (row) => supplyOfIndicator(row.indicator),
    }),
    ...(ofGroup ? [RETAILER] : []),
    codeColumn({ id: 'number', header: columns.number, searchable: true, value: (row) => row.orderNumber }),
    supplierColumn(short, {
      id: 'supplier',
      header: columns.supplier,
      searchable: true,
      value: (row) => row.supplier,
    }),
    choiceColumn({
      id: 'orderStatus',
      header: columns.orderStatus,
      noTruncate: true,
      value: (row) => row.status,
    }),
    // Never truncated, because the regretted number is at its end.
    {
      id: 'results',
      header: columns.results,
      flex: 2,
      ...(ofGroup ? { minWidth: 124 } : { noTruncate: true }),
      value: (row) => row.results,
    },
    dateColumn({
      id: 'sent',
      header: columns.sent,
      width: ofGroup ? 136 : 144,
      value: (row) => row.sentAt,
      format: formatDateTime,
    }),
    moneyColumn({
      id: 'total',
      header: columns.total,
      width: ofGroup ? 104 : 112,
      value: (row) => row.total,
      format: money,
    }),
  ];
}

const rowKey = ({ orderId }: SupplierResponse) => orderId;

export interface ResponsesGridProps {
  responses: readonly SupplierResponse[];
  state: 'ready' | 'loading' | 'error';
  emptyText: string;
  errorText: string;
  note: string | undefined;
  search: string;
  selected: number | null;
  /** True to show retailers (002 §2.3, group mode only). */
  ofGroup: boolean;
  gridRef: RefObject<DataGridHandle<SupplierResponse> | null>;
  onSelect(orderId: number): void;
  onRetry(): void;
}

/** Lists responses, one row per supplier (002 §2.3). */
export function ResponsesGrid(props: ResponsesGridProps) {
  const { responses, state, emptyText, errorText, note, search, selected, ofGroup, gridRef, onSelect, onRetry } = props;
  const money = useMoney();
  const layoutKey = useLayoutKey(ofGroup ? 'group-responses' : 'responses');
  const rows = useRowStore(responses, rowKey);
  const short = useSupplierNames();
  const columns = useMemo(() => responseColumns(money, short, ofGroup), [money, short, ofGroup]);
  return (
    <DataGrid
      label={messages.title}
      gridRef={gridRef}
      columns={columns}
      layoutKey={layoutKey}
      find
      rows={rows}
      rowKey={rowKey}
      state={state}
      loadingText={messages.loading}
      emptyText={emptyText}
      errorText={errorText}
      note={note}
      onRetry={onRetry}
      selection="single"
      selected={new Set(selected === null ? [] : [selected])}
      onSelectionChange={(keys) => {
        for (const key of keys) onSelect(Number(key));
      }}
      onActivate={(row) => onSelect(row.orderId)}
      rowTone={(row) => getRowTint(supplyOfIndicator(row.indicator))}
      search={{ text: search, match: 'contains' }}
    />
  );
}
