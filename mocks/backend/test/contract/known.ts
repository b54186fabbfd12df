import { medicalAidKey } from '../../src/catalogue/medicalAid.ts';
import { productCode } from '../../src/catalogue/product.ts';
import type { Backend } from '../../src/index.ts';
import { assignedTo } from '../../src/rules/access/sessions.ts';
import type { OrderRow, RegretRow } from '../../src/store/rows.ts';
import type { Signed } from '../support/client.ts';

/** What a case needs to know of the sample it runs on. */
export interface Known {
  me: Signed;
  /** What the backend holds, for whatever else a case needs. */
  store: Backend['store'];
  productid: number;
  productcode: string;
  nappi: string;
  supplierpriceid: number;
  price: number;
  creditorid: number;
  supplierproductcode: string;
  /** Who asks the price. */
  pricesupplier: string;
  /** Behind which a medical aid lists something. */
  aidkey: string;
  /** A keyword of the retailer's own. */
  ownkeyword: { productcode: string; keyword: string };
  suppliercode: string;
  /** An unsent order of several lines that nobody has open, and one of its lines. */
  orderid: number;
  itemid: number;
  /** A sent order that was answered, and its notification. */
  sentid: number;
  identifier: string;
  /** Products of the line and of the sent order. */
  itemproduct: string;
  /** A line that can be put on the order again, or nothing the sample knows. */
  regret: RegretRow | undefined;
  sentproduct: string;
  /** The pharmacies of a group that the person works for; none outside a group. */
  pharmacies: number[];
}

/** A product with equivalents and the facts the calls ask for. */
export function getKnown({ store, catalogue }: Backend, me: Signed): Known {
  const { retailerid } = me;
  const retailer = store.retailers.get(retailerid);
  const staff = [...store.staff.all()].find((row) => row.retailerid === retailerid && row.staffid === me.staffid);
  const pharmacies = retailer && staff ? assignedTo(retailer, staff) : [];
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

export interface Asked {
  query?: Record<string, unknown>;
  body?: unknown;
}

/** One call in each of its outcomes. */
export interface Case {
  good(known: Known): Asked;
  /** Something that is not there. Left out where the call always finds something. */
  absent?(known: Known): Asked;
  /** Input that the contract or the rules refuse. Left out where nothing can be wrong. */
  bad?(known: Known): Asked;
  /** Somebody whose role does not allow it. Left out where everybody may. */
  barred?: 'viewer@1001' | 'shop@1001' | 'branch@2000' | 'nobody';
  /** Who asks; buyer@1001 unless the call is for others. */
  by?: 'admin@1001' | 'shop@1001' | 'buyer@2000' | 'admin@2000';
}
