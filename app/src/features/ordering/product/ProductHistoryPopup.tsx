import {
  Button,
  choiceColumn,
  DataGrid,
  DemandChart,
  type GridColumn,
  ICON_WIDTH,
  moneyColumn,
  numberColumn,
  Popup,
  StatusLabel,
  StepChart,
  statusWord,
} from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { codeColumn, productColumn } from '#grids/columns.ts';
import { queryGrid } from '#grids/queryGrid.ts';
import { productHistoryQuery } from '#products/history/api/historyOfYear.ts';
import {
  type HistoryOfProduct,
  type HistoryRow,
  historyByDate,
  historyByMonth,
  pricesPaid,
  yearBefore,
} from '#products/history/model/historyOfYear.ts';
import type { Product } from '#products/search/model/product.ts';
import { formatDate, formatTime } from '#rules/dates.ts';
import type { Cents } from '#rules/money.ts';
import { getRowTint } from '#rules/supply.ts';
import { useClient } from '#session/services.ts';
import { useMoney } from '#session/settings.tsx';
import { useSession } from '#session/useSession.ts';
import { messages } from './messages.ts';
import './productHistory.css';
import '#grids/gridFill.css';

const texts = messages.history;

/** Value of a line; empty in rows of days. */
const ofLine =
  <Value,>(read: (line: HistoryOfProduct) => Value) =>
  (row: HistoryRow): Value | null =>
    row.kind === 'line' ? read(row) : null;
const textOfLine = (read: (line: HistoryOfProduct) => string) => (row: HistoryRow) => ofLine(read)(row) ?? '';

function historyColumns(money: (cents: Cents) => string, group: boolean): GridColumn<HistoryRow>[] {
  const { columns } = texts;
  const fixed = { sortable: false } as const;
  return [
    {
      ...fixed,
      id: 'supplier',
      header: columns.supplier,
      flex: 2,
      minWidth: 168,
      noTruncate: true,
      iconWidth: 16,
      rowHeader: true,
      value: (row) => (row.kind === 'day' ? texts.day(row.date, row.lines) : row.supplier),
      render: (row, { text }) => <span className={row.kind === 'day' ? 'history-day' : 'history-line'}>{text}</span>,
    },
    choiceColumn({
      ...fixed,
      id: 'supply',
      header: columns.status,
      width: 112,
      noTruncate: true,
      iconWidth: ICON_WIDTH + 4,
      value: textOfLine(({ supply }) => statusWord(supply)),
      render: (row) => row.kind === 'line' && <StatusLabel status={row.supply} />,
    }),
    ...(group
      ? [
          choiceColumn<HistoryRow>({
            ...fixed,
            id: 'retailer',
            header: columns.retailer,
            noTruncate: true,
            value: textOfLine(({ retailer }) => retailer),
          }),
        ]
      : []),
    codeColumn({ ...fixed, id: 'order', header: columns.order, value: textOfLine(({ orderNumber }) => orderNumber) }),
    codeColumn({ ...fixed, id: 'code', header: columns.code, value: textOfLine(({ code }) => code) }),
    numberColumn({ ...fixed, id: 'ordered', header: columns.ordered, width: 64, value: ({ ordered }) => ordered }),
    {
      ...fixed,
      id: 'supplied',
      kind: 'number',
      header: columns.supplied,
      width: 76,
      align: 'end',
      value: ({ supplied }) => supplied,
      format: (_value, { supplied }) => (supplied === null ? texts.waiting : String(supplied)),
    },
    moneyColumn({ ...fixed, id: 'price', header: columns.price, value: ofLine(({ price }) => price), format: money }),
    choiceColumn({
      ...fixed,
      id: 'staff',
      header: columns.staff,
      noTruncate: true,
      value: textOfLine(({ staff }) => staff),
    }),
    codeColumn({
      ...fixed,
      id: 'sent',
      header: columns.sent,
      width: 64,
      value: textOfLine(({ sentAt }) => formatTime(sentAt)),
    }),
    productColumn({
      ...fixed,
      id: 'description',
      header: columns.description,
      rowHeader: false,
      priority: 3,
      value: textOfLine(({ description }) => description),
    }),
  ];
}

export interface ProductHistoryPopupProps {
  product: Pick<Product, 'productCode' | 'description'>;
  onClose(): void;
}

/** 'Product History': orders of a product in the last year by date, with results (001 §2). */
export function ProductHistoryPopup({ product, onClose }: ProductHistoryPopupProps) {
  const money = useMoney();
  const { grouporderingenabled } = useSession().staff;
  const button = useRef<HTMLButtonElement>(null);
  const query = useQuery(productHistoryQuery(useClient(), product.productCode));
  const { data } = query;
  const rows = useMemo(() => historyByDate(data ?? []), [data]);
  const columns = useMemo(() => historyColumns(money, grouporderingenabled), [money, grouporderingenabled]);
  return (
    <Popup
      open
      title={texts.title}
      size="80"
      description={texts.about(product.description)}
      onClose={onClose}
      initialFocusRef={button}
      footer={
        <Button ref={button} keyHint={['↵', 'Esc']} onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <div className="history-popup">
        <p className="history-product" translate="no">
          {product.description}
        </p>
        {data && data.length > 0 && <Pictures lines={data} money={money} />}
        <div className="popup-grid">
          <DataGrid
            label={texts.title}
            columns={columns}
            find
            rows={rows}
            rowKey={({ id }) => id}
            {...queryGrid(query)}
            loadingText={texts.loading}
            countText={() => texts.count(data?.length ?? 0)}
            emptyText={texts.none}
            rowTone={(row) => (row.kind === 'line' ? getRowTint(row.supply) : undefined)}
          />
        </div>
      </div>
    </Popup>
  );
}

interface PicturesProps {
  lines: Parameters<typeof historyByDate>[0];
  money(cents: Cents): string;
}

/** Charts of ordered and supplied quantities by month, and of prices paid. */
function Pictures({ lines, money }: PicturesProps) {
  const now = new Date();
  const prices = pricesPaid(lines);
  return (
    <div className="history-pictures">
      <figure>
        <figcaption>{texts.demand}</figcaption>
        <DemandChart label={texts.demand} months={historyByMonth(lines, now)} />
      </figure>
      {prices.length > 0 && (
        <figure>
          <figcaption>{texts.prices}</figcaption>
          <StepChart
            label={texts.prices}
            steps={prices}
            from={yearBefore(now)}
            to={now.getTime()}
            format={money}
            formatTime={(at) => formatDate(new Date(at).toISOString())}
          />
        </figure>
      )}
    </div>
  );
}
