import type { UnlinkedBasketItem, UnlinkedOrderItem } from '@mortar/contract';
import { decodeBase64 } from './base64.ts';
import { UPLOAD_LIMITS, UploadRefused } from './refused.ts';
import { readSheet } from './workbook.ts';
import { elements, fieldOf, readXml } from './xml.ts';

/** A line of a file: what it names its product by, and how the answer repeats it where no product is found. */
export interface FileLine<Row> {
  nappicode: string;
  barcode: string;
  supplierproductcode: string;
  /** NaN where the file says none. */
  quantity: number;
  row: Row;
}

const quantityOf = (text: string) => (/^\d{1,6}(\.0+)?$/.test(text) ? Number(text) : Number.NaN);

function within<Row>(lines: FileLine<Row>[]): FileLine<Row>[] {
  if (lines.length === 0) throw new UploadRefused('The file has no lines.');
  if (lines.length > UPLOAD_LIMITS.lines)
    throw new UploadRefused(`The file has more than ${UPLOAD_LIMITS.lines} lines.`);
  return lines;
}

/**
 * The lines of an order file (ruling 17).
 * @throws UploadRefused saying what the file breaks
 */
export function readOrderFile(base64: string): FileLine<UnlinkedOrderItem>[] {
  const order = readXml(decodeBase64(base64), 'order', ['item']);
  return within(
    elements(order, 'item').map((item) => {
      const field = (name: keyof UnlinkedOrderItem) => fieldOf(item, name);
      const row = {
        cd: field('cd'),
        pCd: field('pCd'),
        nap: field('nap'),
        ean: field('ean'),
        desc: field('desc'),
        q: field('q'),
      };
      const { nap: nappicode, ean: barcode, pCd: supplierproductcode, q } = row;
      return { row, nappicode, barcode, supplierproductcode, quantity: quantityOf(q) };
    }),
  );
}

/** How far to the right the columns of a basket file are looked for. */
const MOST_COLUMNS = 64;
const HEADINGS = ['Product Description', 'Nappi Code', 'Barcode', 'Quantity'];

/**
 * The lines of a basket file (ruling 18).
 * @throws UploadRefused saying what the file breaks
 */
export function readBasketFile(base64: string): FileLine<UnlinkedBasketItem>[] {
  const [headings = [], ...rows] = readSheet(decodeBase64(base64), 'Basket', MOST_COLUMNS);
  const places = HEADINGS.map((heading) => headings.indexOf(heading));
  if (places.includes(-1)) throw new UploadRefused(`The sheet has no columns named ${HEADINGS.join(', ')}.`);
  const named = rows.map((cells) => places.map((place) => cells[place]));
  const filled = named.filter((cells) => cells.some((cell) => cell !== ''));
  return within(
    filled.map(([productdescription = '', nappicode = '', barcode = '', quantity = '']) => {
      const row = { productdescription, nappicode, barcode, quantity };
      return { row, nappicode, barcode, supplierproductcode: '', quantity: quantityOf(quantity) };
    }),
  );
}
