import type { Price } from '../../catalogue/prices.ts';
import type { CatalogueProduct } from '../../catalogue/product.ts';
import type { SignedIn } from '../../http/requestContext.ts';
import { fullName } from '../../rules/access/staff.ts';
import { isSent, unsentItems } from '../../rules/orders/locks.ts';
import { freeUnits, type Offer } from '../../rules/products/offers.ts';
import type { ItemRow, OrderRow } from '../../store/rows.ts';
import { lineFacts } from './items.ts';

interface Asked {
  computername: string;
  /** '' is named after its creator and its number. */
  description: string;
  /** Whether its creator has it open afterwards. */
  open: boolean;
  /** Tells a request that was sent twice from a second order; '' where nothing does. */
  repetition?: string;
}

/** An order with nothing on it, made from a file, a cart or a basket. */
export function newOrder({ store, retailer, session, staff, now }: SignedIn, asked: Asked): OrderRow {
  const { retailerid } = retailer;
  const { computername, open, repetition = '' } = asked;
  const staffname = fullName(staff);
  const ordernumber = String(store.next(`ordernumber ${retailerid}`));
  const order: OrderRow = {
    ...{ retailerid, ordernumber, staffname, computername },
    orderid: store.next('order'),
    name: String(retailerid),
    description: asked.description.trim() || `${staffname} #${ordernumber}`,
    isbasket: false,
    statusdescription: open ? 'Pending' : 'Unsent',
    createdat: now,
    staffid: session.staffid,
    lock: open ? { staffid: session.staffid, staffname, computername, token: session.token } : null,
    createddatetime: repetition,
    saved: !open,
  };
  store.orders.put(order);
  return order;
}

/** Nobody fills the same cart or sends the same file twice on purpose within a minute. */
export const REPEATED_WITHIN = 60_000;

/**
 * The order that this very request of the same person made before: while whoever made it still has it open and unsaved, and for a minute in
 * any case. Browsers send a request again by themselves when a connection they used before drops.
 */
export function madeBefore({ store, retailer, session, now }: SignedIn, repetition: string): OrderRow | undefined {
  return store.orders.at(retailer.retailerid).find((order) => {
    const same = order.createddatetime === repetition && order.staffid === session.staffid;
    if (!same || isSent(store, order)) return false;
    return now - order.createdat < REPEATED_WITHIN || (!order.saved && order.lock?.token === session.token);
  });
}

interface Line {
  product: CatalogueProduct;
  price: Price;
  quantity: number;
  /** Units free; as the deal gives them where nothing is said. */
  bonusquantity?: number;
  /** What it is ordered on; the supplier's usual terms where nothing is said. */
  offer?: Offer;
}

/** Adds lines to an order; the same supplier's price twice is one line of both quantities. */
export function addLines(
  visit: Pick<SignedIn, 'store' | 'retailer' | 'now'>,
  order: OrderRow,
  staffname: string,
  lines: readonly Line[],
): void {
  const { store, now } = visit;
  const unsent = new Map(unsentItems(store, order).map((item) => [item.supplierpriceid, item]));
  let itemnumber = Math.max(0, ...store.items.at(order.orderid).map((item) => item.itemnumber));
  for (const { product, price, quantity, offer = price, bonusquantity } of lines) {
    const same = unsent.get(price.supplierpriceid);
    const orderedquantity = quantity + (same?.orderedquantity ?? 0);
    const claimed = bonusquantity === undefined ? undefined : bonusquantity + (same?.bonusquantity ?? 0);
    const item: ItemRow = {
      ...lineFacts(visit, { product, price, offer }),
      ...{ orderedquantity, staffname },
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
}
