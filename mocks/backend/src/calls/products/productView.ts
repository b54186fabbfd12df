import type { Price } from '../../catalogue/prices.ts';
import type { CatalogueProduct } from '../../catalogue/product.ts';
import type { AuthenticatedContext } from '../../http/requestContext.ts';
import { DAY, iso } from '../../rules/days.ts';
import { toRand } from '../../rules/money.ts';
import { ownKeywords } from '../../rules/products/keywords.ts';
import { getPreference } from '../../rules/products/preference.ts';

const REGRET_WINDOW = 14 * DAY;

/** Returns the supplier price shown with a product: that of the retailer's most preferred supplier. */
function getPreferred(prices: readonly Price[], preference: (suppliercode: string) => number): Price | undefined {
  const rank = (price: Price) => preference(price.supplier.suppliercode) || Number.MAX_SAFE_INTEGER;
  return prices.reduce<Price | undefined>(
    (best, price) => (best && rank(best) <= rank(price) ? best : price),
    undefined,
  );
}

/** Returns a function that converts a catalogue product to the contract's, for one retailer. */
export function productView(context: AuthenticatedContext): (product: CatalogueProduct) => ReturnType<typeof view> {
  const { store, catalogue, retailer, now } = context;
  const preference = getPreference(context);
  const regretted = regrettedQuantities(context, now - REGRET_WINDOW);
  const keywords = ownKeywords(context);
  const isFavourite = (productid: number) => store.favourites.get(`${retailer.retailerid}/${productid}`) !== undefined;
  return (product) =>
    view(product, {
      price: getPreferred(catalogue.getPrices(product), preference),
      isfavourite: isFavourite(product.productid),
      regretquantity: regretted.get(product.productid) ?? 0,
      keywords: keywords(product.productcode),
    });
}

/** Returns the packs that suppliers did not supply since a moment, by product. */
function regrettedQuantities({ store, retailer }: AuthenticatedContext, since: number): Map<number, number> {
  const quantities = new Map<number, number>();
  for (const order of store.sentOrders.at(retailer.retailerid)) {
    if (order.answeredat === null || order.answeredat < since) continue;
    for (const { productid, orderedquantity, suppliedquantity } of order.lines) {
      const missing = Math.max(0, orderedquantity - suppliedquantity);
      if (missing > 0) quantities.set(productid, (quantities.get(productid) ?? 0) + missing);
    }
  }
  return quantities;
}

interface Seen {
  price: Price | undefined;
  isfavourite: boolean;
  regretquantity: number;
  keywords: readonly string[];
}

function view(product: CatalogueProduct, { price, isfavourite, regretquantity, keywords }: Seen) {
  const [barcode = '', barcode2 = '', barcode3 = '', barcode4 = '', barcode5 = ''] = product.barcodes;
  const { productid, productcode, nappicode, manufacturer, schedule, packsize, ispreferred, pplrank } = product;
  const { discovery, mpl, mrp, gems } = product;
  return {
    productid,
    productcode,
    nappicode,
    manufacturer,
    schedule,
    packsize,
    ispreferred,
    pplrank,
    barcode,
    barcode2,
    barcode3,
    barcode4,
    barcode5,
    discovery,
    mpl,
    mrp,
    gems,
    isfavourite,
    regretquantity,
    productdescription: product.description,
    keyword: [product.keyword, ...keywords].filter((word) => word !== '').join(' '),
    datemodified: product.datemodified === '' ? null : iso(Date.parse(product.datemodified)),
    sepvalue: toRand(product.sepcents),
    supplierproductcode: price?.supplierproductcode ?? '',
    supplierproductdescription: price?.supplierproductdescription ?? '',
  };
}
