import type { Cell, Sheet } from '#documents/workbook/workbook.ts';
import { messages } from '#orders/responses/messages.ts';
import type { SupplierResponse } from '#orders/responses/model/supplierResponse.ts';
import { lineTotal } from '#rules/money.ts';
import type { ResponseLine } from './responseLine.ts';

const { columns, sheet } = messages.invoices;

export interface ReadResponse {
  response: SupplierResponse;
  lines: readonly ResponseLine[];
}

/** Returns true if something was invoiced. */
export const isInvoiced = ({ indicator }: SupplierResponse): boolean =>
  indicator === 'Invoiced' || indicator === 'Partial';

function* invoiceRows(read: readonly ReadResponse[]): Generator<Cell[]> {
  for (const { response, lines } of read) {
    for (const line of lines) {
      if (!line.supplied) continue;
      yield [
        ...[line.invoice, response.orderNumber, response.supplier, response.sentAt, line.date],
        ...[line.code, line.description, line.ordered, line.supplied],
        ...[line.price, lineTotal(line.price, line.supplied)],
      ];
    }
  }
}

/** Returns invoiced lines by response as a worksheet (002 §2.3, export of multiple invoices). */
export function invoiceSheet(read: readonly ReadResponse[]): Sheet {
  return {
    name: sheet,
    columns: [
      { header: columns.invoice },
      { header: columns.order },
      { header: columns.supplier },
      { header: columns.sent, kind: 'dateTime' },
      { header: columns.date, kind: 'dateTime' },
      { header: columns.code },
      { header: columns.description },
      { header: columns.ordered, kind: 'number' },
      { header: columns.supplied, kind: 'number' },
      { header: columns.price, kind: 'money' },
      { header: columns.total, kind: 'money' },
    ],
    rows: { [Symbol.iterator]: () => invoiceRows(read) },
  };
}
