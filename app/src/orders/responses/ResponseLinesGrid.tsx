import { DataGrid, type DataGridHandle } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useMemo } from 'react';
import { queryGrid } from '#grids/queryGrid.ts';
import { useLayoutKey } from '#preferences/useLayoutKey.ts';
import { getRowTint } from '#rules/supply.ts';
import { useClient } from '#session/services.ts';
import { useMoney } from '#session/settings.tsx';
import { responseLinesQuery } from './api/responses.ts';
import { messages } from './messages.ts';
import type { ResponseLine } from './model/responseLine.ts';
import { responseLineColumns } from './responseLineColumns.ts';

export interface ResponseLinesGridProps {
  /** Null for none. */
  orderId: number | null;
  /** Search text. */
  identifier: string;
  /** False while another tab is shown, to load nothing. */
  shown: boolean;
  gridRef?: RefObject<DataGridHandle<ResponseLine> | null>;
}

/** Lists supplied, partly supplied and regretted lines of an order (002 §2.3). */
export function ResponseLinesGrid({ orderId, identifier, shown, gridRef }: ResponseLinesGridProps) {
  const money = useMoney();
  const layoutKey = useLayoutKey('response-lines');
  const query = useQuery({ ...responseLinesQuery(useClient(), orderId, identifier), enabled: shown });
  const columns = useMemo(() => responseLineColumns(money), [money]);
  return (
    <DataGrid
      label={messages.details}
      {...(gridRef && { gridRef })}
      columns={columns}
      layoutKey={layoutKey}
      find
      rows={query.data ?? []}
      rowKey={(line) => line.id}
      {...queryGrid(query, orderId !== null)}
      loadingText={messages.loading}
      emptyText={orderId === null ? messages.select : messages.noLines}
      rowTone={(line) => getRowTint(line.supply)}
    />
  );
}
