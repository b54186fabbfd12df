import type { BasketImport, OrderImport, UnlinkedBasketItem, UnlinkedOrderItem } from '@mortar/contract';

/** A line of a file without a matching product, as written in the file. */
export interface UnlinkedLine {
  /** The line's code; '' in basket files, as the supplier's code. */
  code: string;
  supplierCode: string;
  nappiCode: string;
  barcode: string;
  description: string;
  quantity: string;
}

/** How many items of a file were matched, and which were not (002 §3). */
export interface ImportResult {
  /** The filled order; 0 if no line could be linked. */
  orderId: number;
  items: number;
  linked: number;
  unlinked: number;
  unlinkedLines: readonly UnlinkedLine[];
}

const fromOrderItem = (item: UnlinkedOrderItem): UnlinkedLine => ({
  code: item.cd,
  supplierCode: item.pCd,
  nappiCode: item.nap,
  barcode: item.ean,
  description: item.desc,
  quantity: item.q,
});

const fromBasketItem = (item: UnlinkedBasketItem): UnlinkedLine => ({
  code: '',
  supplierCode: '',
  nappiCode: item.nappicode,
  barcode: item.barcode,
  description: item.productdescription,
  quantity: item.quantity,
});

const getCounts = (answer: OrderImport | BasketImport) => ({
  orderId: answer.orderid,
  items: answer.totalitemcount,
  linked: answer.totalitemslinked,
  unlinked: answer.totalitmesunlinked,
});

/** Returns the result of an imported order. */
export const toOrderResult = (answer: OrderImport): ImportResult => ({
  ...getCounts(answer),
  unlinkedLines: answer.unlinkedproducts.map(fromOrderItem),
});

/** Returns the result of an imported basket. */
export const toBasketResult = (answer: BasketImport): ImportResult => ({
  ...getCounts(answer),
  unlinkedLines: answer.unlinkedproducts.map(fromBasketItem),
});
