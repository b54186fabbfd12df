import {
  choiceColumn,
  DataGrid,
  dateColumn,
  type GridColumn,
  moneyColumn,
  numberColumn,
  statusColumn,
} from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLayoutKey } from '#preferences/useLayoutKey.ts';
import { formatDateTime } from '#rules/dates.ts';
import { getRowTint } from '#rules/supply.ts';
import { useClient } from '#session/services.ts';
import { useMoney } from '#session/settings.tsx';
import { supplierHistoryQuery } from './api/supplierHistory.ts';
import { messages } from './messages.ts';
import type { HistoryLine } from './model/historyLine.ts';
import '#grids/gridFill.css';
import { codeColumn, productColumn } from '#grids/columns.ts';
import { queryGrid } from '#grids/queryGrid.ts';

function historyColumns(money: (cents: number) => string): GridColumn<HistoryLine>[] {
  const { columns } = messages;
  return [
    statusColumn({ id: 'supply', header: columns.status, status: (line) => line.supply }),
    productColumn({
      id: 'description',
      header: columns.description,
      value: (line) => line.description,
      textTone: (line) => line.supply,
    }),
    codeColumn({ id: 'code', header: columns.code, value: (line) => line.code }),
    codeColumn({ id: 'order', header: columns.order, value: (line) => line.orderNumber }),
    numberColumn({ id: 'ordered', header: columns.quantity, width: 64, value: (line) => line.ordered }),
    {
      id: 'supplied',
      kind: 'number',
      header: columns.supplied,
      width: 76,
      align: 'end',
      value: (line) => line.supplied,
      format: (_value, line) => (line.supplied === null ? messages.waiting : String(line.supplied)),
    },
    moneyColumn({ id: 'price', header: columns.price, value: (line) => line.price, format: money }),
    choiceColumn({ id: 'staff', header: columns.staff, noTruncate: true, priority: 2, value: (line) => line.staff }),
    dateColumn({ id: 'sent', header: columns.sent, width: 136, value: (line) => line.sent, format: formatDateTime }),
    dateColumn({
      id: 'answered',
      header: columns.received,
      width: 136,
      value: (line) => line.answered,
      format: formatDateTime,
    }),
  ];
}

/** Lists lines ordered from a supplier in the last year (002 §2.6, History). */
export function SupplierHistory({ code }: { code: string | null }) {
  const money = useMoney();
  const layoutKey = useLayoutKey('supplier-history');
  const query = useQuery(supplierHistoryQuery(useClient(), code));
  const columns = useMemo(() => historyColumns(money), [money]);
  return (
    <div className="grid-fill">
      <DataGrid
        label={messages.title}
        columns={columns}
        layoutKey={layoutKey}
        find
        rows={query.data ?? []}
        rowKey={({ id }) => id}
        {...queryGrid(query, code !== null)}
        loadingText={messages.loading}
        emptyText={code === null ? messages.select : messages.none}
        rowTone={(line) => getRowTint(line.supply)}
      />
    </div>
  );
}
