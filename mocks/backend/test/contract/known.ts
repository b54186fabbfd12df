import { medicalAidKey } from '../../src/catalogue/medicalAid.ts';
import { productCode } from '../../src/catalogue/product.ts';
import type { Backend } from '../../src/index.ts';
import { getAssignedRetailers } from '../../src/rules/access/sessions.ts';
import type { OrderRow, RegretRow } from '../../src/store/rows.ts';
import type { Signed } from '../support/client.ts';

/** Sample data used by the cases. */
export interface Known {
  me: Signed;
  /** The backend's store, for other data. */
  store: Backend['store'];
  productid: number;
  productcode: string;
  nappi: string;
  supplierpriceid: number;
  price: number;
  creditorid: number;
  supplierproductcode: string;
  pricesupplier: string;
  /** A key that a medical aid lists. */
  aidkey: string;
  ownkeyword: { productcode: string; keyword: string };
  suppliercode: string;
  /** An unlocked unsent order of several lines, and one of its lines. */
  orderid: number;
  itemid: number;
  /** An answered sent order, and its notification. */
  sentid: number;
  identifier: string;
  /** Products of the line and of the sent order. */
  itemproduct: string;
  /** A line that can be ordered again, if the sample has one. */
  regret: RegretRow | undefined;
  sentproduct: string;
  /** The user's pharmacies of a group; empty outside a group. */
  pharmacies: number[];
}

/** Returns sample data for a user, with a product that has equivalents and all details. */
export function getKnown({ store, catalogue }: Backend, me: Signed): Known {
  const { retailerid } = me;
  const retailer = store.retailers.get(retailerid);
  const staff = [...store.staff.all()].find((row) => row.retailerid === retailerid && row.staffid === me.staffid);
  const pharmacies = retailer && staff ? getAssignedRetailers(retailer, staff) : [];
  const isOurs = ({ orderid }: OrderRow) =>
    (store.orderRetailers.get(orderid)?.retailerids ?? []).every((id) => pharmacies.includes(id));
  const product = catalogue.products.find((one) => one.schedule === '3' && catalogue.getGenerics(one).length > 0);
  const price = product && catalogue.getPrices(product)[0];
  const order = [...store.orders.all()].find(
    (row) => row.retailerid === retailerid && row.statusdescription === 'Unsent' && isOurs(row),
  );
  const item = order && store.items.at(order.orderid)[0];
  const keyword = [...store.keywords.all()].find((row) => row.retailerid === retailerid);
  const notification = [retailerid, ...pharmacies]
    .flatMap((id) => store.notifications.at(id))
    .find(({ group }) => group === 'response');
  if (!product || !price || !order || !item || !notification) throw new Error('The sample lacks something.');
  return {
    me,
    store,
    productid: product.productid,
    productcode: product.productcode,
    nappi: product.nappicode,
    supplierpriceid: price.supplierpriceid,
    price: price.pricecents / 100,
    creditorid: price.supplier.creditorid,
    supplierproductcode: price.supplierproductcode,
    pricesupplier: price.supplier.suppliercode,
    aidkey: medicalAidKey(catalogue.products.find(({ gems }) => gems)?.nappicode ?? ''),
    ownkeyword: keyword ?? { productcode: '', keyword: '' },
    suppliercode: item.suppliercode,
    orderid: order.orderid,
    itemid: item.orderitemid,
    sentid: Number(notification.secondaryidentifier),
    identifier: notification.identifier,
    regret: store.regrets.at(retailerid)[0],
    itemproduct: item.productcode,
    pharmacies,
    sentproduct: productCode(store.sentOrders.get(notification.secondaryidentifier)?.lines[0]?.productid ?? 0),
  };
}

export interface Requested {
  query?: Record<string, unknown>;
  body?: unknown;
}

/** One call with requests for each outcome. */
export interface Case {
  good(known: Known): Requested;
  /** A request that finds nothing. Absent if the call always finds something. */
  absent?(known: Known): Requested;
  /** Invalid input. Absent if there is none. */
  bad?(known: Known): Requested;
  /** A user whose role forbids the call. Absent if all may make it. */
  barred?: 'viewer@1001' | 'shop@1001' | 'branch@2000' | 'nobody';
  /** The caller; default buyer@1001. */
  by?: 'admin@1001' | 'shop@1001' | 'buyer@2000' | 'admin@2000';
}
