import { type Catalogue, createCatalogue, generateCatalogue } from '@mortar/backend';

/** A catalogue of so many products. */
export const getProducts = (products: number) => (): Catalogue => generateCatalogue({ products, seed: 2026 });

/** The usual catalogue, of whose products a price list says something else, by their description. */
export const listed =
  (changes: Readonly<Record<string, { description?: string; sepcents?: number }>>) =>
  ({ products }: Catalogue): Catalogue =>
    createCatalogue(products.map((product) => ({ ...product, ...changes[product.description] })));
