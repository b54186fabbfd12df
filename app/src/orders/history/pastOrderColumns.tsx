import {
  choiceColumn,
  dateColumn,
  type GridColumn,
  ICON_WIDTH,
  moneyColumn,
  numberColumn,
  ProductName,
  StatusLabel,
  statusWord,
  VisuallyHidden,
} from '@mortar/design-system';
import { ChevronRight } from 'lucide-react';
import { codeColumn, retailerColumn, supplierColumn } from '#grids/columns.ts';
import { formatDateTime } from '#rules/dates.ts';
import { type Cents, sumCents } from '#rules/money.ts';
import { messages } from './messages.ts';
import type { HistoryRow } from './model/byRetailer.ts';
import type { PastOrder } from './model/pastOrder.ts';
import './history.css';

const { columns } = messages.orders;
type Column = GridColumn<HistoryRow>;

/** Value of an order; empty for retailers. */
const ofOrder =
  <Value,>(value: (order: PastOrder) => Value) =>
  (row: HistoryRow): Value | null =>
    row.kind === 'order' ? value(row) : null;
const getText = (value: (order: PastOrder) => string) => (row: HistoryRow) => (row.kind === 'order' ? value(row) : '');

/** Icon, text and colour of an order's result (002 §2.2). */
const INDICATOR: Column = choiceColumn({
  id: 'indicator',
  header: columns.indicator,
  width: 112,
  noTruncate: true,
  iconWidth: ICON_WIDTH + 4,
  value: ofOrder(({ supply }) => supply),
  format: (_value, row) => (row.kind === 'order' ? statusWord(row.supply) : ''),
  render: (row) => row.kind === 'order' && <StatusLabel status={row.supply} />,
});

const NUMBER: Column = codeColumn({
  id: 'number',
  header: columns.number,
  rowHeader: true,
  value: getText(({ number }) => number),
});

const RETAILER: Column = retailerColumn({
  id: 'retailer',
  // The name is truncated before the date.
  minWidth: 112,
  header: columns.retailer,
  value: ({ retailer }) => retailer,
});

/** Index of a retailer name's last word, before the number of orders. */
const getLastWord = (text: string) => text.lastIndexOf(' ', text.lastIndexOf(' (') - 1) + 1;

/** Retailer with its number of orders, and order numbers below. Totals are announced with the name. */
const retailerOrNumber = (money: (cents: Cents) => string): Column =>
  choiceColumn({
    id: 'retailer',
    header: columns.retailerAndNumber,
    flex: 1,
    minWidth: 200,
    // Common name prefixes are truncated first, to leave space for the date.
    suffixStart: getLastWord,
    rowHeader: true,
    // Arrow and bold text.
    iconWidth: ICON_WIDTH + 22,
    value: (row) => (row.kind === 'order' ? row.number : row.retailer),
    format: (_value, row) => (row.kind === 'order' ? row.number : messages.orders.retailer(row.retailer, row.orders)),
    render: (row, { text, highlighted }) =>
      row.kind === 'order' ? (
        <span className="order-history-below">{highlighted}</span>
      ) : (
        <span className="order-history-fold" data-open={row.open || undefined}>
          <ChevronRight size={16} aria-hidden="true" />
          <ProductName text={text} suffixStart={getLastWord(text)} />
          <VisuallyHidden>
            {messages.orders.total(money(row.ordered), money(row.invoiced), money(row.regretted))}
          </VisuallyHidden>
        </span>
      ),
  });

export interface PastOrderColumnsOptions {
  money(cents: Cents): string;
  /** From `useSupplierNames`. */
  short(supplier: string): string;
  /** True to show retailers. */
  ofGroup: boolean;
  /** True to group orders by retailer. */
  underRetailers?: boolean | undefined;
}

/** Returns the columns of sent orders (002 §2.2, §3). Zero amounts are empty. */
export function pastOrderColumns({ money, short, ofGroup, underRetailers }: PastOrderColumnsOptions): Column[] {
  /** Retailers' totals already include their orders. */
  const summed = underRetailers ? 'retailer' : 'order';
  const amount = (id: 'ordered' | 'invoiced' | 'regretted', header: string): Column => ({
    ...moneyColumn<HistoryRow>({
      id,
      header,
      width: 104,
      value: (row) => row[id],
      format: (cents) => (cents === 0 ? '' : money(cents)),
    }),
    summary: (rows) => money(sumCents(rows.filter(({ kind }) => kind === summed).map((row) => row[id]))),
  });
  const date = (id: 'sent' | 'received', header: string, priority?: number): Column =>
    dateColumn({
      id,
      header,
      width: 136,
      priority,
      value: ofOrder((order) => order[id]),
      format: formatDateTime,
    });
  return [
    ...(underRetailers ? [retailerOrNumber(money), INDICATOR] : [INDICATOR, ...(ofGroup ? [RETAILER] : []), NUMBER]),
    supplierColumn(short, { id: 'supplier', header: columns.supplier, value: getText(({ supplier }) => supplier) }),
    amount('ordered', columns.ordered),
    amount('invoiced', columns.invoiced),
    amount('regretted', columns.regretted),
    date('sent', columns.sent),
    date('received', columns.received, 2),
    choiceColumn({
      id: 'status',
      header: columns.status,
      noTruncate: true,
      width: 88,
      priority: 3,
      value: getText(({ status }) => status),
    }),
    codeColumn({
      id: 'supplierNumber',
      header: columns.supplierNumber,
      priority: 4,
      value: getText(({ supplierNumber }) => supplierNumber),
    }),
    numberColumn({ id: 'lines', header: columns.lines, priority: 5, value: ofOrder(({ lines }) => lines) }),
    choiceColumn({
      id: 'staff',
      header: columns.staff,
      noTruncate: true,
      priority: 6,
      value: getText(({ staff }) => staff),
    }),
  ];
}
