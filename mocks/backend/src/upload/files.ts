import type { UnlinkedBasketItem, UnlinkedOrderItem } from '@mortar/contract';
import { ReadingError, type FileLine as ReadLine, readBasketFile as readBasketSheets } from '@mortar/reading';
import { readOrderFile as readOrderBytes } from '@mortar/reading/order-file';
import { readWorkbook } from '@mortar/reading/workbook';
import { decodeBase64 } from './base64.ts';
import { UPLOAD_LIMITS, UploadRefused } from './refused.ts';

/** A line of a file: what it names its product by, and how the answer repeats it where no product is found. */
export interface FileLine<Row> {
  nappicode: string;
  barcode: string;
  supplierproductcode: string;
  /** NaN where the file says none. */
  quantity: number;
  row: Row;
}

function toFileLine<Row>({ nappi, barcode, supplierCode, quantity, row }: ReadLine<Row>): FileLine<Row> {
  const packs = quantity.kind === 'quantity' ? quantity.quantity : Number.NaN;
  return { nappicode: nappi, barcode, supplierproductcode: supplierCode, quantity: packs, row };
}

const refusal = (error: unknown) => (error instanceof ReadingError ? new UploadRefused(error.message) : error);

/**
 * The lines of an order file (ruling 17).
 * @throws UploadRefused saying what the file breaks
 */
export function readOrderFile(base64: string): FileLine<UnlinkedOrderItem>[] {
  try {
    return readOrderBytes(decodeBase64(base64)).map(toFileLine);
  } catch (error) {
    throw refusal(error);
  }
}

/**
 * The lines of a basket file (ruling 18).
 * @throws UploadRefused saying what the file breaks
 */
export async function readBasketFile(base64: string): Promise<FileLine<UnlinkedBasketItem>[]> {
  try {
    return readBasketSheets(await readWorkbook(decodeBase64(base64), UPLOAD_LIMITS)).lines.map(toFileLine);
  } catch (error) {
    throw refusal(error);
  }
}
