import {
  choiceColumn,
  dateColumn,
  type GridColumn,
  moneyColumn,
  numberColumn,
  statusColumn,
} from '@mortar/design-system';
import { codeColumn, supplierColumn } from '#grids/columns.ts';
import type { OtherUnsentLine } from '#products/history/model/otherUnsentLine.ts';
import type { SentLine } from '#products/history/model/sentLine.ts';
import { formatDateTime } from '#rules/dates.ts';
import type { Cents } from '#rules/money.ts';
import { getSupply } from '#rules/supply.ts';
import { messages } from './messages.ts';

const texts = messages.lastOrdered;
const { columns } = texts;

export interface LastOrderedColumnsContext {
  money(cents: Cents): string;
  short(supplier: string): string;
  /** True to show pharmacies, for a group. */
  group: boolean;
}

/** Returns the columns of orders sent in the last 14 days (001 §3, sent order warning row). */
export function sentColumns({ money, short, group }: LastOrderedColumnsContext): GridColumn<SentLine>[] {
  return [
    statusColumn({ id: 'supply', header: columns.status, status: getSupply }),
    ...(group
      ? [
          choiceColumn<SentLine>({
            id: 'retailer',
            header: columns.retailer,
            minWidth: 120,
            value: (line) => line.retailer,
          }),
        ]
      : []),
    supplierColumn(short, {
      id: 'supplier',
      header: columns.supplier,
      rowHeader: true,
      value: (line) => line.supplier,
    }),
    numberColumn({ id: 'ordered', header: columns.ordered, width: 64, value: (line) => line.ordered }),
    {
      id: 'supplied',
      kind: 'number',
      header: columns.supplied,
      width: 76,
      align: 'end',
      value: (line) => (line.answeredAt === null ? null : line.supplied),
      format: (_value, line) => (line.answeredAt === null ? texts.waiting : String(line.supplied)),
    },
    moneyColumn({ id: 'price', header: columns.price, value: (line) => line.price, format: money }),
    codeColumn({ id: 'number', header: columns.number, value: (line) => line.orderNumber }),
    choiceColumn({
      id: 'staff',
      header: columns.staff,
      noTruncate: true,
      priority: 2,
      value: (line) => line.staff,
    }),
    dateColumn({
      id: 'sent',
      header: columns.sent,
      width: 136,
      value: (line) => line.sentAt,
      format: formatDateTime,
    }),
    dateColumn({
      id: 'answered',
      header: columns.answered,
      width: 136,
      priority: 3,
      value: (line) => line.answeredAt,
      format: formatDateTime,
    }),
  ];
}

/** Returns the columns of other unsent orders (001 §3, unsent order warning row). */
export function unsentColumns({ money, short }: LastOrderedColumnsContext): GridColumn<OtherUnsentLine>[] {
  return [
    choiceColumn({ id: 'status', header: columns.status, width: 112, value: (line) => line.status }),
    supplierColumn(short, {
      id: 'supplier',
      header: columns.supplier,
      rowHeader: true,
      value: (line) => line.supplier,
    }),
    numberColumn({ id: 'ordered', header: columns.ordered, width: 64, value: (line) => line.ordered }),
    moneyColumn({ id: 'price', header: columns.price, value: (line) => line.price, format: money }),
    codeColumn({ id: 'number', header: columns.number, value: (line) => line.orderNumber }),
    choiceColumn({ id: 'staff', header: columns.staff, noTruncate: true, value: (line) => line.staff }),
    dateColumn({
      id: 'created',
      header: columns.created,
      width: 136,
      value: (line) => line.createdAt,
      format: formatDateTime,
    }),
  ];
}
