import {
  choiceColumn,
  dateColumn,
  type GridColumn,
  moneyColumn,
  numberColumn,
  statusColumn,
} from '@mortar/design-system';
import { alwaysExported, codeColumn, productColumn } from '#grids/columns.ts';
import { formatDateTime } from '#rules/dates.ts';
import type { Cents } from '#rules/money.ts';
import { messages } from './messages.ts';
import type { ResponseLine } from './model/responseLine.ts';

/** Returns the columns of an order's line results (002 §2.3). */
export function responseLineColumns(money: (cents: Cents) => string): GridColumn<ResponseLine>[] {
  const { detailColumns: columns } = messages;
  return alwaysExported([
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
      format: (_value, line) =>
        line.supplied === null ? messages.waiting : line.supplied === 0 ? '' : String(line.supplied),
    },
    moneyColumn({
      id: 'price',
      header: columns.price,
      // Empty if nothing was supplied, instead of zero.
      value: (line) => (line.supplied === null || line.supplied === 0 ? null : line.price),
      format: money,
    }),
    { id: 'regret', header: columns.regret, flex: 5, minWidth: 180, value: (line) => line.regret },
    choiceColumn({ id: 'staff', header: columns.user, noTruncate: true, value: (line) => line.staff }),
    dateColumn({ id: 'date', header: columns.date, value: (line) => line.date, format: formatDateTime }),
    codeColumn({ id: 'invoice', header: columns.invoice, value: (line) => line.invoice }),
  ]);
}
