import {
  choiceColumn,
  DataGrid,
  type DataGridHandle,
  dateColumn,
  type GridColumn,
  moneyColumn,
  numberColumn,
  statusColumn,
} from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useMemo } from 'react';
import { codeColumn, productColumn } from '#grids/columns.ts';
import { queryGrid } from '#grids/queryGrid.ts';
import { useLayoutKey } from '#preferences/useLayoutKey.ts';
import { formatDateTime } from '#rules/dates.ts';
import { exceptionOf } from '#rules/supply.ts';
import { useClient } from '#session/services.ts';
import { useMoney } from '#session/settings.tsx';
import { responseLinesQuery } from './api/responses.ts';
import { messages } from './messages.ts';
import type { ResponseLine } from './model/responseLine.ts';

function lineColumns(money: (cents: number) => string): GridColumn<ResponseLine>[] {
  const { detailColumns: columns } = messages;
  return [
    statusColumn({ id: 'supply', header: messages.columns.status, status: (line) => line.supply }),
    productColumn({
      id: 'description',
      header: columns.description,
      value: (line) => line.description,
      textTone: (line) => line.supply,
    }),
    codeColumn({ id: 'code', header: columns.code, value: (line) => line.code }),
    numberColumn({ id: 'ordered', header: columns.ordered, width: 60, value: (line) => line.ordered }),
    {
      id: 'supplied',
      kind: 'number',
      header: columns.supplied,
      width: 76,
      align: 'end',
      value: (line) => line.supplied,
      format: (_value, line) => (line.supplied === null ? messages.waiting : String(line.supplied)),
    },
    moneyColumn({
      id: 'price',
      header: columns.price,
      value: (line) => (line.supplied === null ? null : line.price),
      format: money,
    }),
    { id: 'regret', header: columns.regret, flex: 2, minWidth: 130, value: (line) => line.regret },
    choiceColumn({ id: 'staff', header: columns.user, whole: true, priority: 2, value: (line) => line.staff }),
    dateColumn({ id: 'date', header: columns.date, value: (line) => line.date, format: formatDateTime }),
    codeColumn({ id: 'invoice', header: columns.invoice, value: (line) => line.invoice }),
  ];
}

export interface ResponseLinesGridProps {
  /** Whose lines; null for none. */
  orderid: number | null;
  /** What was searched for. */
  identifier: string;
  /** False while another tab stands before it: nothing is asked for. */
  shown: boolean;
  gridRef?: RefObject<DataGridHandle<ResponseLine> | null>;
}

/** What was supplied, partly supplied and regretted of one order (002 §2.3). */
export function ResponseLinesGrid({ orderid, identifier, shown, gridRef }: ResponseLinesGridProps) {
  const money = useMoney();
  const layoutKey = useLayoutKey('response-lines');
  const query = useQuery({ ...responseLinesQuery(useClient(), orderid, identifier), enabled: shown });
  const columns = useMemo(() => lineColumns(money), [money]);
  return (
    <DataGrid
      label={messages.details}
      {...(gridRef && { gridRef })}
      columns={columns}
      layoutKey={layoutKey}
      find
      rows={query.data ?? []}
      rowKey={(line) => line.id}
      {...queryGrid(query, orderid !== null)}
      loadingText={messages.loading}
      emptyText={orderid === null ? messages.select : messages.noLines}
      rowTone={(line) => exceptionOf(line.supply)}
    />
  );
}
