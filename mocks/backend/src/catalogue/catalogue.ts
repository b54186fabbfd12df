import { derivePrices, type Price, productIdOfPrice } from './prices.ts';
import type { CatalogueProduct } from './product.ts';
import { getProductId } from './product.ts';

/** Products with supplier prices and lookups. Immutable. */
export interface Catalogue {
  readonly products: readonly CatalogueProduct[];
  byId(productid: number): CatalogueProduct | undefined;
  byCode(productcode: string): CatalogueProduct | undefined;
  byNappi(nappicode: string): CatalogueProduct | undefined;
  /** Equivalents of a product, without itself. */
  getGenerics(product: CatalogueProduct): CatalogueProduct[];
  /** In the order of the suppliers' list. */
  getPrices(product: CatalogueProduct): readonly Price[];
  price(supplierpriceid: number): Price | undefined;
}

export function createCatalogue(products: readonly CatalogueProduct[]): Catalogue {
  const byId = new Map(products.map((product) => [product.productid, product]));
  const prices = new Map<number, readonly Price[]>();
  let groups: Map<string, CatalogueProduct[]> | undefined;

  function group(key: string): readonly CatalogueProduct[] {
    groups ??= Map.groupBy(
      products.filter((product) => product.genericskey !== ''),
      (product) => product.genericskey,
    );
    return groups.get(key) ?? [];
  }

  function getPrices(product: CatalogueProduct): readonly Price[] {
    const known = prices.get(product.productid);
    if (known) return known;
    const derived = derivePrices(product);
    prices.set(product.productid, derived);
    return derived;
  }

  return {
    products,
    byId: (productid) => byId.get(productid),
    byCode: (productcode) => byId.get(getProductId(productcode)),
    byNappi: (nappicode) => (/^\d{1,15}$/.test(nappicode) ? byId.get(Number(nappicode)) : undefined),
    getGenerics: (product) => group(product.genericskey).filter((other) => other !== product),
    getPrices,
    price(supplierpriceid) {
      const product = byId.get(productIdOfPrice(supplierpriceid));
      return product && getPrices(product).find((price) => price.supplierpriceid === supplierpriceid);
    },
  };
}
