import type { Price } from '../../catalogue/prices.ts';
import type { CatalogueProduct } from '../../catalogue/product.ts';
import type { ItemRow, OrderRow } from '../../store/rows.ts';
import { mayOrderSchedule } from '../access/rights.ts';
import { toCents } from '../money.ts';
import { freeUnits, getOffers, type Offer } from '../products/offers.ts';
import type { RuleContext } from '../ruleContext.ts';
import { unsentItems } from './locks.ts';

/** Maximum quantity of a line, also of merged lines. */
export const MAX_QUANTITY = 999_999;

/** Returns why a quantity is invalid for a line; null if valid. */
export const quantityProblem = (quantity: number): string | null =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY
    ? null
    : `A quantity is from 1 to ${MAX_QUANTITY}.`;

/** A requested line. Prices in rand, as in the calls. */
export interface OrderedLine {
  productid: number;
  supplierpriceid: number;
  orderedquantity: number;
  orderedprice: number;
  bonusquantity: number;
}

type Checked = { product: CatalogueProduct; price: Price; offer: Offer; problem?: never } | { problem: string };

/**
 * Checks a line: quantity, product of the price, an offered price, at most the free units that the price gives, an allowed
 * schedule. A price is valid if the supplier offers it, or did while the product was put into the shop's cart.
 * @returns why it is invalid, or its terms
 */
export function checkLine({ catalogue, staff }: Pick<RuleContext, 'catalogue' | 'staff'>, line: OrderedLine): Checked {
  const product = catalogue.byId(line.productid);
  const price = product && catalogue.getPrices(product).find((row) => row.supplierpriceid === line.supplierpriceid);
  if (!product || !price) return { problem: `Price ${line.supplierpriceid} is not one of product ${line.productid}.` };
  const outOfRange = quantityProblem(line.orderedquantity);
  if (outOfRange) return { problem: outOfRange };
  const requested = getOffers(catalogue, price).filter(({ pricecents }) => pricecents === toCents(line.orderedprice));
  if (requested.length === 0) {
    return { problem: `The price is ${price.pricecents / 100}, not ${line.orderedprice}.` };
  }
  const offer = requested.find((one) => line.bonusquantity <= freeUnits(line.orderedquantity, one));
  if (!offer) {
    return { problem: `${line.bonusquantity} free with ${line.orderedquantity} is more than the supplier gives.` };
  }
  if (!mayOrderSchedule(staff.role.rolepermissions, product.schedule)) {
    return { problem: `Your role may not order schedule ${product.schedule}.` };
  }
  return { product, price, offer };
}

/**
 * Returns the fields that a line takes from its product and price.
 * @param offer the terms of the line, which set its free units when the quantity changes
 */
export function lineFacts(
  { store, retailer }: Pick<RuleContext, 'store' | 'retailer'>,
  { product, price, offer }: { product: CatalogueProduct; price: Price; offer: Offer },
) {
  const { suppliercode, suppliername, creditorid } = price.supplier;
  const terms = store.terms.get(`${retailer.retailerid}/${suppliercode}`);
  return {
    productid: product.productid,
    productcode: product.productcode,
    productdescription: product.description,
    supplierpriceid: price.supplierpriceid,
    supplierproductcode: price.supplierproductcode,
    orderedpricecents: offer.pricecents,
    supplierquantity: offer.quantity,
    supplierbonusquantity: offer.bonusquantity,
    accountnumber: terms?.accountnumbers[0] ?? '',
    suppliercode,
    suppliername,
    creditorid,
  };
}

interface Line {
  product: CatalogueProduct;
  price: Price;
  quantity: number;
  /** Free units; default by the deal. */
  bonusquantity?: number;
  /** Terms of the line; default the supplier's usual ones. */
  offer?: Offer;
}

/** Returns why a product's lines cannot be merged to a quantity; null if they can. */
export function mergeProblem(productdescription: string, quantity: number): string | null {
  const problem = quantityProblem(quantity);
  return problem && `${productdescription}: ${quantity} in all. ${problem}`;
}

/**
 * Adds lines to an order; lines with the same supplier's price are merged.
 * @returns why a line cannot be merged, which fails the whole request; null if all were added
 */
export function addLines(
  context: Pick<RuleContext, 'store' | 'retailer' | 'now'>,
  order: OrderRow,
  staffname: string,
  lines: readonly Line[],
): string | null {
  const { store, now } = context;
  const unsent = new Map(unsentItems(store, order).map((item) => [item.supplierpriceid, item]));
  let itemnumber = Math.max(0, ...store.items.at(order.orderid).map((item) => item.itemnumber));
  for (const { product, price, quantity, offer = price, bonusquantity } of lines) {
    const same = unsent.get(price.supplierpriceid);
    const orderedquantity = quantity + (same?.orderedquantity ?? 0);
    const problem = mergeProblem(product.description, orderedquantity);
    if (problem) return problem;
    const claimed = bonusquantity === undefined ? undefined : bonusquantity + (same?.bonusquantity ?? 0);
    const item: ItemRow = {
      ...lineFacts(context, { product, price, offer }),
      orderedquantity,
      staffname,
      bonusquantity: claimed ?? freeUnits(orderedquantity, offer),
      orderitemid: same?.orderitemid ?? store.next('orderitem'),
      itemnumber: same?.itemnumber ?? ++itemnumber,
      orderid: order.orderid,
      retailerid: order.retailerid,
      addedat: now,
      sentorderid: null,
    };
    store.items.put(item);
    unsent.set(price.supplierpriceid, item);
  }
  return null;
}
