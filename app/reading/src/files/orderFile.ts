import { elementsWithin, getField, readXml } from '#xml/readXml.ts';
import { type FileLine, toFileLine, withinLines } from './fileLine.ts';

/** Fields of an item, each an attribute or child element (ruling 17). */
const FIELDS = ['cd', 'pCd', 'nap', 'ean', 'desc', 'q'] as const;
export type OrderFileRow = Record<(typeof FIELDS)[number], string>;

/**
 * Reads the lines of an order file (ruling 17): root `order`, one `item` per line. Nested or upper-case items count
 * too, so that none is lost.
 * @throws ReadingError naming the violated rule
 */
export function readOrderFile(bytes: Uint8Array): readonly FileLine<OrderFileRow>[] {
  const order = readXml(bytes, 'order', ['item']);
  // Limits the count before mapping.
  return withinLines(elementsWithin(order, 'item')).map((item) => {
    const row = Object.fromEntries(FIELDS.map((field) => [field, getField(item, field)])) as OrderFileRow;
    return toFileLine({ nappi: row.nap, barcode: row.ean, supplierCode: row.pCd, quantity: row.q }, row);
  });
}
