import { addOrderItem, deleteOrderItem, updateOrderItem } from '@mortar/contract';
import type { Price } from '../../catalogue/prices.ts';
import type { CatalogueProduct } from '../../catalogue/product.ts';
import { handle } from '../../http/handle.ts';
import { done, nothing, type Refusal, refused, value } from '../../http/reply.ts';
import type { SignedIn } from '../../http/requestContext.ts';
import { mayOrderSchedule, rights } from '../../rules/access/rights.ts';
import { fullName } from '../../rules/access/staff.ts';
import { toCents } from '../../rules/money.ts';
import { freeUnits, type Offer, offersOf } from '../../rules/products/offers.ts';
import type { ItemRow } from '../../store/rows.ts';
import { editableOrder, unsentItem } from './access.ts';

const MOST = 999_999;

interface Ordered {
  productid: number;
  supplierpriceid: number;
  orderedquantity: number;
  orderedprice: number;
  bonusquantity: number;
}

type Checked = { product: CatalogueProduct; price: Price; offer: Offer; refusal?: never } | { refusal: Refusal };

/**
 * What a line may not be: of no quantity, at another product's price, at a price nobody asks, with more free than is given
 * at that price, of a barred schedule. A price is asked by the supplier, or was while the product was put in the cart of
 * the promotions shop.
 */
export function checkLine({ catalogue, staff }: SignedIn, line: Ordered): Checked {
  const product = catalogue.byId(line.productid);
  const price = product && catalogue.pricesOf(product).find((row) => row.supplierpriceid === line.supplierpriceid);
  if (!product || !price)
    return { refusal: refused(`Price ${line.supplierpriceid} is not one of product ${line.productid}.`) };
  if (line.orderedquantity < 1 || line.orderedquantity > MOST) {
    return { refusal: refused(`A quantity is from 1 to ${MOST}.`) };
  }
  const asked = offersOf(catalogue, price).filter(({ pricecents }) => pricecents === toCents(line.orderedprice));
  if (asked.length === 0) {
    return { refusal: refused(`The price is ${price.pricecents / 100}, not ${line.orderedprice}.`) };
  }
  const offer = asked.find((one) => line.bonusquantity <= freeUnits(line.orderedquantity, one));
  if (!offer) {
    return {
      refusal: refused(`${line.bonusquantity} free with ${line.orderedquantity} is more than the supplier gives.`),
    };
  }
  if (!mayOrderSchedule(staff.role.rolepermissions, product.schedule)) {
    return { refusal: refused(`Your role may not order schedule ${product.schedule}.`) };
  }
  return { product, price, offer };
}

/**
 * What a line takes from its product and its supplier's price.
 * @param offer the terms it is ordered on: what a quantity is free with when the line is changed later
 */
export function lineFacts(
  { store, retailer }: Pick<SignedIn, 'store' | 'retailer'>,
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
    ...{ suppliercode, suppliername, creditorid },
  };
}

/**
 * Tells the line that this very request added before. Browsers send a request again by themselves when a connection
 * they used before drops; an item's number is given once in an order, so the same one again is the same line.
 */
function isRepetitionOf(line: Ordered & { itemnumber: number }) {
  return (item: ItemRow) =>
    item.sentorderid === null &&
    item.itemnumber === line.itemnumber &&
    item.supplierpriceid === line.supplierpriceid &&
    item.orderedquantity === line.orderedquantity;
}

/** A product that is ordered again is not regretted any more, where the settings say so (001 §3). */
function forgetRegrets({ store, retailer }: SignedIn, orderid: number, productid: number): void {
  const retailerids = [retailer.retailerid, ...(store.orderRetailers.get(orderid)?.retailerids ?? [])];
  for (const regret of retailerids.flatMap((retailerid) => store.regrets.at(retailerid))) {
    if (regret.productid === productid) store.regrets.delete(regret.orderitemid);
  }
}

const answerAdd = handle(addOrderItem, rights.editOrders, (visit, query, line) => {
  const { store, retailer, staff, now } = visit;
  if (query.orderid !== line.orderid) return refused('Query and body name different orders.');
  const { order, refusal } = editableOrder(visit, line.orderid);
  if (refusal) return refusal;
  const checked = checkLine(visit, line);
  if (checked.refusal) return checked.refusal;
  const facts = lineFacts(visit, checked);
  const { orderedquantity, bonusquantity, itemnumber } = line;
  const before = store.items.at(order.orderid).find(isRepetitionOf(line));
  if (before) return value({ orderitemid: before.orderitemid, accountnumber: before.accountnumber });
  const orderitemid = store.next('orderitem');
  store.items.put({
    ...facts,
    ...{ orderitemid, orderedquantity, bonusquantity, itemnumber },
    staffname: fullName(staff),
    orderid: order.orderid,
    retailerid: retailer.retailerid,
    addedat: now,
    sentorderid: null,
  });
  if (query.deletewhenreordered) forgetRegrets(visit, order.orderid, facts.productid);
  return value({ orderitemid, accountnumber: facts.accountnumber });
});

const answerUpdate = handle(updateOrderItem, rights.editOrders, (visit, { orderid }, line) => {
  const item = unsentItem(visit, line.orderitemid);
  if (!item || (orderid !== 0 && orderid !== item.orderid)) return nothing;
  const { refusal } = editableOrder(visit, item.orderid);
  if (refusal) return refusal;
  const checked = checkLine(visit, { ...line, productid: line.productid ?? item.productid });
  if (checked.refusal) return checked.refusal;
  const { orderedquantity, bonusquantity } = line;
  const staffname = fullName(visit.staff);
  visit.store.items.put({ ...item, ...lineFacts(visit, checked), orderedquantity, bonusquantity, staffname });
  return done;
});

const answerDelete = handle(deleteOrderItem, rights.editOrders, (visit, { orderid, orderItemId }) => {
  const item = unsentItem(visit, orderItemId);
  if (!item || (orderid !== 0 && orderid !== item.orderid)) return nothing;
  const { refusal } = editableOrder(visit, item.orderid);
  if (refusal) return refusal;
  visit.store.items.delete(orderItemId);
  return done;
});

export const itemCalls = [answerAdd, answerUpdate, answerDelete];
