import type { ProcessedOrder } from '@mortar/contract';
import type { Sheet } from '#documents/workbook/workbook.ts';
import { messages } from '#orders/sending/messages.ts';

const { columns, results } = messages.send;

/** Result of a group's order at one retailer and supplier (002 §3, processed group order). */
export interface ProcessedRow {
  /** Position in the list. */
  id: number;
  retailer: string;
  retailerId: number;
  supplier: string;
  supplierCode: string;
  /** As answered: `Success`, `Failed`. */
  status: string;
  succeeded: boolean;
  description: string;
}

export function processedRows(orders: readonly ProcessedOrder[]): ProcessedRow[] {
  return orders
    .flatMap(({ retailerid, retailername, supplierorders }) =>
      supplierorders.map(({ suppliername, suppliercode, status, description }) => ({
        retailer: retailername,
        retailerId: retailerid,
        supplier: suppliername,
        supplierCode: suppliercode,
        status,
        succeeded: status === 'Success',
        description,
      })),
    )
    .map((row, id) => ({ id, ...row }));
}

/** Returns the number of suppliers reached for at least one retailer. */
export function suppliersSentTo(rows: readonly ProcessedRow[]): number {
  return new Set(rows.filter(({ succeeded }) => succeeded).map(({ supplierCode }) => supplierCode)).size;
}

/**
 * Returns the status file (002 §9, export file names): a row per retailer and supplier, with order number and time
 * first (ruling 55).
 * @param sent.at ISO text
 */
export function statusSheet(rows: readonly ProcessedRow[], sent: { number: string; at: string }): Sheet {
  return {
    name: results,
    columns: [
      { header: columns.order },
      { header: columns.sent, kind: 'dateTime' },
      { header: columns.retailer, width: 34 },
      { header: columns.supplier, width: 34 },
      { header: columns.status, width: 12 },
      { header: columns.description, width: 48 },
    ],
    rows: rows.map(({ retailer, supplier, status, description }) => [
      ...[sent.number, sent.at],
      ...[retailer, supplier, status, description],
    ]),
  };
}
