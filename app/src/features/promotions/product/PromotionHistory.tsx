import {
  choiceColumn,
  DataGrid,
  DemandChart,
  dateColumn,
  ErrorState,
  type GridColumn,
  moneyColumn,
  numberColumn,
} from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { codeColumn } from '#grids/columns.ts';
import { queryGrid } from '#grids/queryGrid.ts';
import { invoiceHistoryQuery } from '#products/history/api/demand.ts';
import { type HistoryOfProduct, historyByDate } from '#products/history/model/historyOfYear.ts';
import { formatDate } from '#rules/dates.ts';
import type { Cents } from '#rules/money.ts';
import { getRowTint } from '#rules/supply.ts';
import { errorText } from '#server/outcome.ts';
import { useClient } from '#session/services.ts';
import { useMoney } from '#session/settings.tsx';
import { shopHistoryQuery } from './api/shopHistory.ts';
import { messages } from './messages.ts';
import './quantitySelector.css';
import '#grids/gridFill.css';

const { orders: texts } = messages;

const historyColumns = (money: (cents: Cents) => string): GridColumn<HistoryOfProduct>[] => {
  const { columns } = texts;
  return [
    dateColumn({ id: 'sent', header: columns.sent, width: 96, value: ({ sentAt }) => sentAt, format: formatDate }),
    codeColumn({ id: 'order', header: columns.order, value: ({ orderNumber }) => orderNumber, priority: 2 }),
    choiceColumn({
      id: 'supplier',
      header: columns.supplier,
      value: ({ supplier }) => supplier,
      rowHeader: true,
      flex: 1,
      minWidth: 96,
    }),
    numberColumn({ id: 'ordered', header: columns.ordered, width: 64, value: ({ ordered }) => ordered }),
    {
      id: 'supplied',
      kind: 'number',
      header: columns.supplied,
      width: 76,
      align: 'end',
      value: ({ supplied }) => supplied,
      format: (_value, { supplied }) => (supplied === null ? texts.waiting : String(supplied)),
    },
    moneyColumn({ id: 'price', header: columns.price, value: ({ price }) => price, format: money }),
    choiceColumn({ id: 'staff', header: columns.staff, value: ({ staff }) => staff, priority: 3 }),
  ];
};

const isLine = (row: { kind: string }): row is HistoryOfProduct => row.kind === 'line';

/** Shows a product's orders: twelve months as a chart, and each order (002 §2.11). */
export function PromotionHistory({ productCode }: { productCode: string }) {
  const client = useClient();
  const money = useMoney();
  const year = useQuery(invoiceHistoryQuery(client, productCode));
  const query = useQuery(shopHistoryQuery(client, productCode));
  const rows = useMemo(() => historyByDate(query.data ?? []).filter(isLine), [query.data]);
  const columns = useMemo(() => historyColumns(money), [money]);
  const strip = () => {
    if (year.isError) return <ErrorState text={errorText(year.error)} onRetry={() => void year.refetch()} />;
    if (year.isPending) return <p role="status">{messages.loadingYear}</p>;
    if (year.data.length === 0) return <p role="status">{messages.nothing}</p>;
    return <DemandChart label={messages.year} months={year.data} />;
  };
  return (
    <div className="shop-history">
      <div className="shop-history__year">{strip()}</div>
      <div className="shop-history__orders">
        <DataGrid
          label={texts.title}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          {...queryGrid(query)}
          loadingText={texts.loading}
          countText={texts.count}
          emptyText={texts.none}
          rowTone={(row) => getRowTint(row.supply)}
        />
      </div>
    </div>
  );
}
