import { between, type Random, seededRandom, shuffle } from '../runtime/random.ts';
import { SUPPLIERS, type Supplier } from './data/suppliers.ts';
import { type CatalogueProduct, PLACEHOLDER_CENTS } from './product.ts';

/** A supplier's price for a product. */
export interface Price {
  supplierpriceid: number;
  supplier: Supplier;
  supplierproductcode: string;
  supplierproductdescription: string;
  /** One unit, exclusive of VAT. */
  pricecents: number;
  /** Units of a deal, and units free with them; 1 and 0 without a deal. */
  quantity: number;
  bonusquantity: number;
  /** Locked to the preferred supplier where the retailer locks preferred products. */
  lockable: boolean;
}

/** Maximum number of supplier prices per product id; enough for the twelve suppliers. */
const SLOTS = 16;
const VAT = 1.15;
const DEALS: readonly (readonly [number, number])[] = [
  [10, 1],
  [12, 2],
  [5, 1],
  [20, 3],
  [24, 4],
  [6, 1],
];

function supplierPriceId(productid: number, supplier: Supplier): number {
  return productid * SLOTS + (supplier.creditorid % SLOTS);
}

export function productIdOfPrice(supplierpriceid: number): number {
  return Math.floor(supplierpriceid / SLOTS);
}

function supplierDescription(product: CatalogueProduct): string {
  return product.description
    .toUpperCase()
    .replaceAll("'S", 'S')
    .replace(/ (MG|ML|MCG|G)\b/g, '$1');
}

/** Bonus schemes are common front shop and rare on scheduled medicines (ruling 24). */
function deal(random: Random, product: CatalogueProduct): readonly [number, number] {
  const chance = ['N', 'NM', '0'].includes(product.schedule) ? 0.3 : 0.05;
  if (random() >= chance) return [1, 0];
  return DEALS[Math.floor(random() * DEALS.length)] ?? [1, 0];
}

function priceAt(random: Random, product: CatalogueProduct, supplier: Supplier, locks: boolean): Price {
  const [quantity, bonusquantity] = deal(random, product);
  const cents = Math.max(1, Math.round((product.sepcents / VAT) * (0.88 + random() * 0.16)));
  // Random numbers are skipped to keep prices stable after a removed use.
  const passed = random() < 0.25 * product.popularity + 0.03 ? 2 : 0;
  const code = between(random, 10_000, 999_999);
  for (let at = 0; at < passed; at += 1) random();
  return {
    supplierpriceid: supplierPriceId(product.productid, supplier),
    supplier,
    supplierproductcode: `${supplier.codeprefix}${code}`,
    supplierproductdescription: supplierDescription(product),
    pricecents: cents,
    quantity,
    bonusquantity,
    lockable: locks,
  };
}

/**
 * Returns three to eight suppliers' prices of a product, deterministic, in the order of the suppliers' list. A product
 * without a price, or with a placeholder, has no suppliers.
 */
export function derivePrices(product: CatalogueProduct): Price[] {
  if (product.sepcents <= PLACEHOLDER_CENTS) return [];
  const random = seededRandom((product.productid * 7 + 11) % 4_294_967_291);
  const chosen = new Set(shuffle(random, SUPPLIERS).slice(0, between(random, 3, 8)));
  const locks = product.ispreferred && random() < 0.5;
  return SUPPLIERS.filter((supplier) => chosen.has(supplier)).map((supplier) =>
    priceAt(random, product, supplier, locks),
  );
}
