import { elementsWithin, getField, readXml } from '#xml/readXml.ts';
import { type FileLine, toFileLine, withinLines } from './fileLine.ts';

/** The fields of an item, each an attribute or a child element (ruling 17). */
const FIELDS = ['cd', 'pCd', 'nap', 'ean', 'desc', 'q'] as const;
export type OrderFileRow = Record<(typeof FIELDS)[number], string>;

/**
 * The lines of an order file (ruling 17): root `order`, one `item` a line. An item that stands deeper, or is written in
 * capitals, is a line as well: none is passed over.
 * @throws ReadingError saying what the file breaks
 */
export function readOrderFile(bytes: Uint8Array): readonly FileLine<OrderFileRow>[] {
  const order = readXml(bytes, 'order', ['item']);
  // Counted before anything is made of them.
  return withinLines(elementsWithin(order, 'item')).map((item) => {
    const row = Object.fromEntries(FIELDS.map((field) => [field, getField(item, field)])) as OrderFileRow;
    return toFileLine({ nappi: row.nap, barcode: row.ean, supplierCode: row.pCd, quantity: row.q }, row);
  });
}
