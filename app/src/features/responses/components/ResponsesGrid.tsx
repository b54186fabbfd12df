import type { Response } from '@mortar/contract';
import { DataGrid, type DataGridHandle, type GridColumn, StatusLabel } from '@mortar/design-system';
import { type RefObject, useMemo } from 'react';
import { formatDateTime } from '../../../rules/dates.ts';
import { toCents } from '../../../rules/money.ts';
import { useMoney } from '../../../session/settings.tsx';
import { messages } from '../messages.ts';
import { supplyOfIndicator } from '../model/responseLine.ts';

function responseColumns(money: (cents: number) => string): GridColumn<Response>[] {
  const { columns } = messages;
  return [
    {
      id: 'status',
      header: columns.status,
      width: 112,
      value: (row) => row.indicator,
      render: (row) => <StatusLabel status={supplyOfIndicator(row.indicator)} />,
    },
    { id: 'number', header: columns.number, width: 140, searchable: true, value: (row) => row.ordernumber },
    {
      id: 'supplier',
      header: columns.supplier,
      flex: 2,
      minWidth: 140,
      searchable: true,
      value: (row) => row.supplier,
    },
    { id: 'orderStatus', header: columns.orderStatus, width: 120, value: (row) => row.status },
    { id: 'results', header: columns.results, flex: 2, minWidth: 160, value: (row) => row.results },
    {
      id: 'sent',
      header: columns.sent,
      width: 144,
      value: (row) => row.senddatetime,
      format: (_value, row) => formatDateTime(row.senddatetime),
    },
    {
      id: 'total',
      header: columns.total,
      width: 112,
      align: 'end',
      value: (row) => row.ordertotal,
      format: (_value, row) => money(toCents(row.ordertotal)),
    },
  ];
}

export interface ResponsesGridProps {
  responses: readonly Response[];
  state: 'ready' | 'loading' | 'error';
  emptyText: string;
  errorText: string;
  search: string;
  selected: number | null;
  gridRef: RefObject<DataGridHandle<Response> | null>;
  onSelect(orderid: number): void;
  onRetry(): void;
}

/** One row a supplier's response (002 §2.3). */
export function ResponsesGrid(props: ResponsesGridProps) {
  const { responses, state, emptyText, errorText, search, selected, gridRef, onSelect, onRetry } = props;
  const money = useMoney();
  const columns = useMemo(() => responseColumns(money), [money]);
  return (
    <DataGrid
      label={messages.title}
      gridRef={gridRef}
      columns={columns}
      rows={responses}
      rowKey={(row) => row.orderid}
      state={state}
      loadingText={messages.loading}
      emptyText={emptyText}
      errorText={errorText}
      onRetry={onRetry}
      selection="single"
      selected={new Set(selected === null ? [] : [selected])}
      onSelectionChange={(keys) => {
        for (const key of keys) onSelect(Number(key));
      }}
      onActivate={(row) => onSelect(row.orderid)}
      search={{ text: search, match: 'contains' }}
    />
  );
}
