import { type Catalogue, createCatalogue, generateCatalogue } from '@mortar/backend';

/** Generates a catalogue of the given size. */
export const getProducts = (products: number) => (): Catalogue => generateCatalogue({ products, seed: 2026 });

/** The usual catalogue with changed entries, by description. */
export const withListedProducts =
  (changes: Readonly<Record<string, { description?: string; sepcents?: number }>>) =>
  ({ products }: Catalogue): Catalogue =>
    createCatalogue(products.map((product) => ({ ...product, ...changes[product.description] })));
