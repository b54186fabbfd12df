import {
  choiceColumn,
  dateColumn,
  type GridColumn,
  moneyColumn,
  numberColumn,
  statusColumn,
} from '@mortar/design-system';
import { codeColumn, productColumn, retailerColumn, supplierColumn } from '#grids/columns.ts';
import { messages } from '#orders/history/messages.ts';
import type { RegrettedLine } from '#orders/history/model/regrettedLine.ts';
import { formatDate } from '#rules/dates.ts';
import { type Cents, sumCents } from '#rules/money.ts';

const { columns } = messages.items;
const { columns: ofOrder } = messages.orders;
const texts = messages.regretted;

export interface RegrettedColumnsOptions {
  money(cents: Cents): string;
  /** From `useSupplierNames`. */
  short(supplier: string): string;
  /** True to show retailers. */
  ofGroup: boolean;
}

/** Returns the columns of undelivered items: product, quantity, supplier and reason. */
export function regrettedColumns({ money, short, ofGroup }: RegrettedColumnsOptions): GridColumn<RegrettedLine>[] {
  const retailer = retailerColumn<RegrettedLine>({
    id: 'retailer',
    header: ofOrder.retailer,
    value: (line) => line.retailer,
  });
  return [
    statusColumn({ id: 'supply', header: columns.supply, status: ({ supply }) => supply }),
    productColumn({ id: 'description', header: columns.description, value: ({ description }) => description }),
    ...(ofGroup ? [retailer] : []),
    supplierColumn(short, { id: 'supplier', header: columns.supplier, value: ({ supplier }) => supplier }),
    numberColumn({ id: 'ordered', header: columns.ordered, value: ({ ordered }) => ordered }),
    numberColumn({
      id: 'supplied',
      header: columns.supplied,
      width: 76,
      priority: 2,
      value: ({ supplied }) => supplied,
    }),
    numberColumn({ id: 'missing', header: texts.missing, width: 76, value: ({ missing }) => missing }),
    {
      ...moneyColumn<RegrettedLine>({
        id: 'value',
        header: texts.value,
        width: 112,
        value: ({ missingValue }) => missingValue,
        format: money,
      }),
      summary: (rows) => money(sumCents(rows.map(({ missingValue }) => missingValue))),
    },
    { id: 'regret', header: columns.regret, flex: 3, minWidth: 148, value: ({ regret }) => regret },
    codeColumn({ id: 'number', header: ofOrder.number, value: ({ orderNumber }) => orderNumber }),
    dateColumn({ id: 'sent', header: ofOrder.sent, width: 104, value: ({ sent }) => sent, format: formatDate }),
    codeColumn({ id: 'code', header: columns.code, priority: 3, value: ({ code }) => code }),
    choiceColumn({ id: 'staff', header: columns.staff, noTruncate: true, priority: 4, value: ({ staff }) => staff }),
  ];
}
