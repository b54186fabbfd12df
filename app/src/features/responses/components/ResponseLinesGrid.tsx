import { DataGrid, type GridColumn, StatusLabel } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formatDateTime } from '../../../rules/dates.ts';
import { errorText } from '../../../server/outcome.ts';
import { useClient } from '../../../services.tsx';
import { useMoney } from '../../../session/settings.tsx';
import { responseLinesQuery } from '../api/responses.ts';
import { messages } from '../messages.ts';
import type { ResponseLine } from '../model/responseLine.ts';

function lineColumns(money: (cents: number) => string): GridColumn<ResponseLine>[] {
  const { detailColumns: columns } = messages;
  return [
    {
      id: 'supply',
      header: messages.columns.status,
      width: 112,
      value: (line) => line.supply,
      render: (line) => <StatusLabel status={line.supply} />,
    },
    { id: 'description', header: columns.description, flex: 3, minWidth: 200, value: (line) => line.description },
    { id: 'code', header: columns.code, width: 96, value: (line) => line.code },
    { id: 'ordered', header: columns.ordered, width: 60, align: 'end', value: (line) => line.ordered },
    {
      id: 'supplied',
      header: columns.supplied,
      width: 76,
      align: 'end',
      value: (line) => line.supplied,
      format: (_value, line) => (line.supplied === null ? messages.waiting : String(line.supplied)),
    },
    {
      id: 'price',
      header: columns.price,
      width: 96,
      align: 'end',
      value: (line) => line.price,
      format: (cents) => money(Number(cents)),
    },
    { id: 'regret', header: columns.regret, flex: 2, minWidth: 130, value: (line) => line.regret },
    { id: 'staff', header: columns.user, width: 110, value: (line) => line.staff },
    {
      id: 'date',
      header: columns.date,
      width: 144,
      value: (line) => line.date,
      format: (_value, line) => formatDateTime(line.date),
    },
    { id: 'invoice', header: columns.invoice, width: 116, value: (line) => line.invoice },
  ];
}

/** What was supplied, partly supplied and regretted of one order (002 §2.3). */
export function ResponseLinesGrid({ orderid, identifier }: { orderid: number | null; identifier: string }) {
  const money = useMoney();
  const query = useQuery(responseLinesQuery(useClient(), orderid, identifier));
  const columns = useMemo(() => lineColumns(money), [money]);
  return (
    <DataGrid
      label={messages.details}
      columns={columns}
      rows={query.data ?? []}
      rowKey={(line) => line.id}
      state={orderid === null ? 'ready' : query.isPending ? 'loading' : query.isError ? 'error' : 'ready'}
      loadingText={messages.loading}
      emptyText={orderid === null ? messages.select : messages.noLines}
      errorText={errorText(query.error)}
      onRetry={() => void query.refetch()}
      rowTone={(line) => line.supply}
    />
  );
}
