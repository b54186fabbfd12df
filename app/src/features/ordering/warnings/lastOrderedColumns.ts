import type { ProductHistoryLine, UnsentProductLine } from '@mortar/contract';
import {
  choiceColumn,
  dateColumn,
  type GridColumn,
  moneyColumn,
  numberColumn,
  statusColumn,
} from '@mortar/design-system';
import { codeColumn, supplierColumn } from '#grids/columns.ts';
import { formatDateTime } from '#rules/dates.ts';
import { type Cents, toCents } from '#rules/money.ts';
import { getSupply } from '#rules/supply.ts';
import { messages } from './messages.ts';

const texts = messages.lastOrdered;
const { columns } = texts;

export const supplyOfSent = (line: ProductHistoryLine) =>
  getSupply({
    orderedquantity: line.orderedqty,
    suppliedquantity: line.suppliedqty,
    responsedatetime: line.responsedatetime,
  });

export interface LastOrderedColumnsContext {
  money(cents: Cents): string;
  short(supplier: string): string;
  /** True to show pharmacies, for a group. */
  group: boolean;
}

/** Returns the columns of orders sent in the last 14 days (001 §3, sent order warning row). */
export function sentColumns({ money, short, group }: LastOrderedColumnsContext): GridColumn<ProductHistoryLine>[] {
  return [
    statusColumn({ id: 'supply', header: columns.status, status: supplyOfSent }),
    ...(group
      ? [
          choiceColumn<ProductHistoryLine>({
            id: 'retailer',
            header: columns.retailer,
            minWidth: 120,
            value: (line) => line.retailername,
          }),
        ]
      : []),
    supplierColumn(short, {
      id: 'supplier',
      header: columns.supplier,
      rowHeader: true,
      value: (line) => line.supplier,
    }),
    numberColumn({ id: 'ordered', header: columns.ordered, width: 64, value: (line) => line.orderedqty }),
    {
      id: 'supplied',
      kind: 'number',
      header: columns.supplied,
      width: 76,
      align: 'end',
      value: (line) => (line.responsedatetime === null ? null : line.suppliedqty),
      format: (_value, line) => (line.responsedatetime === null ? texts.waiting : String(line.suppliedqty)),
    },
    moneyColumn({ id: 'price', header: columns.price, value: (line) => toCents(line.orderedprice), format: money }),
    codeColumn({ id: 'number', header: columns.number, value: (line) => line.ordernumber }),
    choiceColumn({
      id: 'staff',
      header: columns.staff,
      noTruncate: true,
      priority: 2,
      value: (line) => line.staffname,
    }),
    dateColumn({
      id: 'sent',
      header: columns.sent,
      width: 136,
      value: (line) => line.senddatetime,
      format: formatDateTime,
    }),
    dateColumn({
      id: 'answered',
      header: columns.answered,
      width: 136,
      priority: 3,
      value: (line) => line.responsedatetime,
      format: formatDateTime,
    }),
  ];
}

/** Returns the columns of other unsent orders (001 §3, unsent order warning row). */
export function unsentColumns({ money, short }: LastOrderedColumnsContext): GridColumn<UnsentProductLine>[] {
  return [
    choiceColumn({ id: 'status', header: columns.status, width: 112, value: (line) => line.statusdescription }),
    supplierColumn(short, {
      id: 'supplier',
      header: columns.supplier,
      rowHeader: true,
      value: (line) => line.supplier,
    }),
    numberColumn({ id: 'ordered', header: columns.ordered, width: 64, value: (line) => line.orderedqty }),
    moneyColumn({ id: 'price', header: columns.price, value: (line) => toCents(line.unitprice), format: money }),
    codeColumn({ id: 'number', header: columns.number, value: (line) => line.ordernumber }),
    choiceColumn({ id: 'staff', header: columns.staff, noTruncate: true, value: (line) => line.staffname }),
    dateColumn({
      id: 'created',
      header: columns.created,
      width: 136,
      value: (line) => line.createddatetime,
      format: formatDateTime,
    }),
  ];
}
