import type { UnlinkedBasketItem, UnlinkedOrderItem } from '@mortar/contract';
import { ReadingError, type FileLine as ReadLine, readBasketFile as readBasketSheets } from '@mortar/reading';
import { readOrderFile as readOrderBytes } from '@mortar/reading/order-file';
import { readWorkbook } from '@mortar/reading/workbook';
import { decodeBase64 } from './base64.ts';
import { UPLOAD_LIMITS, UploadRefused } from './refused.ts';

/** A line of a file: its product references, and the row returned if no product matches. */
export interface FileLine<Row> {
  nappicode: string;
  barcode: string;
  supplierproductcode: string;
  /** NaN if missing in the file. */
  quantity: number;
  row: Row;
}

function toFileLine<Row>({ nappi, barcode, supplierCode, quantity, row }: ReadLine<Row>): FileLine<Row> {
  const packs = quantity.kind === 'quantity' ? quantity.quantity : Number.NaN;
  return { nappicode: nappi, barcode, supplierproductcode: supplierCode, quantity: packs, row };
}

const refusal = (error: unknown) => (error instanceof ReadingError ? new UploadRefused(error.message) : error);

/**
 * Reads the lines of an order file (ruling 17).
 * @throws UploadRefused with the violated rule
 */
export function readOrderFile(base64: string): FileLine<UnlinkedOrderItem>[] {
  try {
    return readOrderBytes(decodeBase64(base64)).map(toFileLine);
  } catch (error) {
    throw refusal(error);
  }
}

/**
 * Reads the lines of a basket file (ruling 18).
 * @throws UploadRefused with the violated rule
 */
export async function readBasketFile(base64: string): Promise<FileLine<UnlinkedBasketItem>[]> {
  try {
    return readBasketSheets(await readWorkbook(decodeBase64(base64), UPLOAD_LIMITS)).lines.map(toFileLine);
  } catch (error) {
    throw refusal(error);
  }
}
