import { listSupplierPrices, type SupplierRule } from '@mortar/contract';
import type { Price } from '../../catalogue/prices.ts';
import type { CatalogueProduct } from '../../catalogue/product.ts';
import { handle } from '../../http/handle.ts';
import { nothing, value } from '../../http/reply.ts';
import type { AuthenticatedContext } from '../../http/requestContext.ts';
import { rights } from '../../rules/access/rights.ts';
import { DAY, iso } from '../../rules/days.ts';
import { toRand } from '../../rules/money.ts';
import { promotionOffer } from '../../rules/products/offers.ts';
import { getPreference } from '../../rules/products/preference.ts';
import { type Promotion, promotionsOfAdvert } from '../../rules/products/promotions.ts';
import type { PurchaseRow } from '../../store/rows.ts';

/** A supplier's regret unlocks preferred supplier locks for three days (001 §9). */
const UNLOCKED_FOR = 3 * DAY;

interface Ranked {
  price: Price;
  preference: number;
}

/** Returns the nett unit price with the deal, in cents (ruling 11). */
const nett = ({ price: { pricecents, quantity, bonusquantity } }: Ranked) =>
  quantity > 1 ? Math.round((pricecents * quantity) / (quantity + bonusquantity)) : pricecents;
const byPrice = (a: Ranked, b: Ranked) =>
  nett(a) - nett(b) ||
  a.price.pricecents - b.price.pricecents ||
  a.price.supplier.creditorid - b.price.supplier.creditorid;
const rank = ({ preference }: Ranked) => preference || Number.MAX_SAFE_INTEGER;
const byPreference = (a: Ranked, b: Ranked) => rank(a) - rank(b) || byPrice(a, b);

/** Rule 3: the preferred supplier first, then by nett price (ruling 51). */
function preferredThenCheapest(rows: readonly Ranked[]): Ranked[] {
  const [first] = [...rows].sort(byPreference);
  return first ? [first, ...rows.filter((row) => row !== first).sort(byPrice)] : [];
}

const orderByRule: Record<SupplierRule, (rows: readonly Ranked[]) => Ranked[]> = {
  '0': (rows) => [...rows].sort(byPreference),
  '1': (rows) => [...rows].sort(byPrice),
  '3': preferredThenCheapest,
};

/** Returns time and quantity of the last purchase; null for never. */
function lastBought(purchase: PurchaseRow | undefined) {
  return purchase && purchase.quantity > 0 ? { at: purchase.at, quantity: purchase.quantity } : null;
}

function view(
  context: AuthenticatedContext,
  product: CatalogueProduct,
  { price, preference }: Ranked,
  locked: boolean,
) {
  const { store, retailer } = context;
  const { supplier, supplierproductcode, supplierproductdescription, supplierpriceid, quantity, bonusquantity } = price;
  const last = lastBought(store.purchases.get(`${retailer.retailerid}/${supplierpriceid}`));
  return {
    supplierpriceid,
    preference,
    supplierproductcode,
    supplierproductdescription,
    quantity,
    bonusquantity,
    locked,
    suppliercode: supplier.suppliercode,
    suppliername: supplier.suppliername,
    creditorid: supplier.creditorid,
    bandcode: supplier.bandcode,
    packsize: product.packsize,
    price: toRand(price.pricecents),
    lastdate: last && iso(last.at),
    lastinvoicedquantity: last?.quantity ?? 0,
  };
}

/** Returns a supplier's price with the terms of the active advert's promotion, if it has one. */
function withPromotion(price: Price, promotion: Promotion | undefined): Price {
  if (promotion?.price.supplierpriceid !== price.supplierpriceid) return price;
  return { ...price, ...promotionOffer(promotion) };
}

function isLocked({ store, retailer, now }: AuthenticatedContext, product: CatalogueProduct): boolean {
  const purchases = store.purchases.at(`${retailer.retailerid}/${product.productid}`);
  return !purchases.some(({ regrettedat }) => regrettedat !== null && now - regrettedat < UNLOCKED_FOR);
}

export const answerSupplierPrices = handle(listSupplierPrices, rights.readOrdering, (context, query) => {
  const product = context.catalogue.byCode(query.productcode);
  if (!product) return nothing;
  const preference = getPreference(context);
  const promotion = promotionsOfAdvert(context.catalogue, query.adid).get(product.productid);
  const rows = context.catalogue
    .getPrices(product)
    .map((price) => withPromotion(price, promotion))
    .map((price) => ({ price, preference: preference(price.supplier.suppliercode) }));
  const [first] = [...rows].sort(byPreference);
  const locks = query.lockpreferred && isLocked(context, product);
  const wholesalerproducts = orderByRule[query.supplierrule](rows).map((row) =>
    view(context, product, row, locks && row.price.lockable && row !== first),
  );
  return wholesalerproducts.length === 0 ? nothing : value({ wholesalerproducts });
});
