import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Price } from '../../catalogue/prices.ts';
import type { CatalogueProduct } from '../../catalogue/product.ts';
import type { NotificationRow, OrderRow, RegretRow, RetailerRow, SentOrderRow, SettingsRow } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { ADMINISTRATOR } from '../access/staff.ts';
import { DAY } from '../days.ts';
import { addLines } from '../orders/lines.ts';
import { getRegrets, markReordered } from './regrets.ts';

/** Pseudo computer name: the server orders auto regrets. */
const COMPUTER = 'AUTO-REGRETS';
const STAFF = 'Auto Regret';
/** Period in which a supplier that regretted a product is not tried again. */
const NOT_AGAIN_FOR = 3 * DAY;

interface RegretContext {
  store: Store;
  catalogue: Catalogue;
  now: number;
}

interface Elsewhere {
  regret: RegretRow;
  product: CatalogueProduct;
  price: Price;
}

/** Returns the owner of a pharmacy's unsent orders: its group, or itself. */
function getOrderOwner(store: Store, retailerid: number): RetailerRow | undefined {
  const group = [...store.retailers.all()].find(({ assigned }) => assigned.includes(retailerid));
  return group ?? store.retailers.get(retailerid);
}

/** Returns the best supplier for auto regrets without a recent regret of the product: by rank, then price. */
function elsewhere({ store, catalogue, now }: RegretContext, keeper: RetailerRow, regret: RegretRow): Elsewhere[] {
  const product = catalogue.byId(regret.productid);
  if (!product) return [];
  const getTerms = ({ supplier }: Price) => store.terms.get(`${keeper.retailerid}/${supplier.suppliercode}`);
  const rank = (price: Price) => getTerms(price)?.preference || Number.MAX_SAFE_INTEGER;
  const refused = new Set(
    store.purchases
      .at(`${regret.retailerid}/${regret.productid}`)
      .filter(({ regrettedat }) => regrettedat !== null && now - regrettedat < NOT_AGAIN_FOR)
      .map(({ supplierpriceid }) => supplierpriceid),
  );
  const [price] = catalogue
    .getPrices(product)
    .filter((offer) => getTerms(offer)?.autoregretsenabled === true && !refused.has(offer.supplierpriceid))
    .filter((offer) => offer.supplierpriceid !== regret.supplierpriceid)
    .sort((a, b) => rank(a) - rank(b) || a.pricecents - b.pricecents);
  return price ? [{ regret, product, price }] : [];
}

function autoOrder({ store, now }: RegretContext, { retailerid }: RetailerRow): OrderRow {
  const ordernumber = String(store.next(`ordernumber ${retailerid}`));
  const order: OrderRow = {
    retailerid,
    ordernumber,
    orderid: store.next('order'),
    name: String(retailerid),
    description: `Auto Regret #${ordernumber}`,
    isbasket: false,
    statusdescription: 'Unsent',
    createdat: now,
    staffid: ADMINISTRATOR,
    staffname: STAFF,
    computername: COMPUTER,
    lock: null,
    createddatetime: '',
    saved: true,
  };
  store.orders.put(order);
  return order;
}

/**
 * Identified by the created order, so that opening it removes the notification (002 §4); a failure by the failed order.
 */
function notification(
  { now }: RegretContext,
  { retailerid }: RetailerRow,
  named: { orderid: number; ordernumber: string },
  title: string,
  body: string,
): NotificationRow {
  return {
    retailerid,
    title,
    body,
    group: 'auto regret',
    identifier: String(named.orderid),
    secondaryidentifier: named.ordernumber,
    icon: '',
    username: '',
    sentat: now,
  };
}

function reorder(context: RegretContext, keeper: RetailerRow, sent: SentOrderRow, regrets: readonly RegretRow[]) {
  const { store } = context;
  const found = regrets.flatMap((regret) => elsewhere(context, keeper, regret));
  if (found.length === 0) {
    const text = `No supplier could be asked for what ${sent.suppliername} regretted of order ${sent.ordernumber}.`;
    return notification(context, keeper, sent, 'Auto Regret Failed', text);
  }
  const order = autoOrder(context, keeper);
  // A regret that does not fit on an existing line is left for manual ordering.
  const placed = found.filter(({ product, price, regret }) => {
    const line = { product, price, quantity: regret.regretquantity };
    return addLines({ ...context, retailer: keeper }, order, STAFF, [line]) === null;
  });
  if (keeper.retailerid !== sent.retailerid) {
    store.orderRetailers.put({ orderid: order.orderid, retailerids: [sent.retailerid] });
  }
  const remove = store.settings.get(keeper.retailerid)?.values.ordering_Regrets_DeleteWhenReordered === true;
  for (const { regret } of placed) markReordered(store, regret, remove);
  const text = `${placed.length} of ${regrets.length} products that ${sent.suppliername} regretted stand on order ${order.ordernumber}.`;
  return notification(context, keeper, order, 'Auto Regret', text);
}

const partialCounts = (settings: SettingsRow | undefined) => settings?.values.ordering_General_PartialRegret === true;

/**
 * Stores an answered order's regrets and reorders them if enabled (000 §3). Runs inside the transaction of the answer.
 * Returns notifications for the pharmacy.
 */
export function recordRegrets(context: RegretContext, answered: SentOrderRow): NotificationRow[] {
  const { store } = context;
  const keeper = getOrderOwner(store, answered.retailerid);
  const settings = keeper && store.settings.get(keeper.retailerid);
  const regrets = getRegrets(answered, partialCounts(settings));
  for (const regret of regrets) store.regrets.put(regret);
  if (!keeper || regrets.length === 0 || !settings?.values.ordering_General_AutoRegrets_Enabled) return [];
  const notice = reorder(context, keeper, answered, regrets);
  store.notifications.put(notice);
  return [notice];
}
