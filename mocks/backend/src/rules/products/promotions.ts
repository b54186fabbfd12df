import type { Schedule } from '@mortar/contract';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Price } from '../../catalogue/prices.ts';
import type { CatalogueProduct } from '../../catalogue/product.ts';
import { between, seededRandom } from '../../runtime/random.ts';

/** A supplier's offer in the branded store. Money in cents. */
export interface Promotion {
  promotionid: number;
  product: CatalogueProduct;
  price: Price;
  /** Cost of one unit, exclusive of VAT. */
  costcents: number;
  /** Percent below the supplier's usual price. */
  savings: number;
  /** Ordered in multiples of it. */
  minimumorderqty: number;
  /** Units free for each minimum quantity; 0 without a bonus. */
  bonusqty: number;
}

const MAX_PROMOTIONS = 90;
/** Only goods that may be advertised to the public: no schedule above 1. */
const ADVERTISED = ['N', 'NM', '0', '1'];

function getPromotion(product: CatalogueProduct, price: Price, promotionid: number): Promotion {
  const random = seededRandom(`promotion ${price.supplierpriceid}`);
  const savings = between(random, 1, 7) * 5;
  return {
    promotionid,
    product,
    price,
    savings,
    costcents: Math.max(1, Math.round((price.pricecents * (100 - savings)) / 100)),
    minimumorderqty: price.bonusquantity > 0 ? price.quantity : between(random, 1, 4) * 3,
    bonusqty: price.bonusquantity > 0 ? price.bonusquantity : random() < 0.4 ? 1 : 0,
  };
}

const cache = new WeakMap<Catalogue, readonly Promotion[]>();

/** Returns the promotions of a catalogue, most requested first; cached. */
export function getPromotions(catalogue: Catalogue): readonly Promotion[] {
  const known = cache.get(catalogue);
  if (known) return known;
  const candidates = catalogue.products
    .filter((product) => ADVERTISED.includes(product.schedule) && !product.discontinued)
    .sort((a, b) => b.popularity - a.popularity || a.productid - b.productid);
  const promotions = candidates
    .flatMap((product) =>
      catalogue
        .getPrices(product)
        .slice(0, 1)
        .map((price) => ({ product, price })),
    )
    .slice(0, MAX_PROMOTIONS)
    .map(({ product, price }, index) => getPromotion(product, price, index + 1));
  cache.set(catalogue, promotions);
  return promotions;
}

/** Product schedules of the sample's clickable adverts: pharmacist's advice, and front shop. */
const THEMES: Readonly<Record<number, readonly Schedule[]>> = { 1: ['0', '1'], 3: ['N', 'NM'] };

/** Returns an advert's promotions by product; empty for an unknown advert. */
export function promotionsOfAdvert(catalogue: Catalogue, adid: number): ReadonlyMap<number, Promotion> {
  const theme = THEMES[adid] ?? [];
  const promoted = getPromotions(catalogue).filter(({ product }) => theme.includes(product.schedule));
  return new Map(promoted.map((promotion) => [promotion.product.productid, promotion]));
}
