/** Texts of the favourites (001 §2, Favourites tab; §4, favourite toggle). */
export const messages = {
  title: 'Favourites',
  search: 'Search favourites',
  keys: { choose: '↵ choose the product · Esc back to the search', takeOff: 'Del take it off' },
  loading: 'Loading products...',
  none: 'No products found.',
  noneHint: 'Mark a product as Favourite where you choose its quantity.',
  count: (products: number) => (products === 1 ? '1 favourite' : `${products} favourites`),
  columns: { favourite: 'Favourite', pack: 'Pack', code: 'Product Code', nappi: 'Nappi', barcode: 'Barcode' },
  favourite: (product: string) => `Favourite: ${product}`,
  takenOff: (product: string) => `${product} is no longer a favourite. Press Del again to put it back.`,
  putBack: (product: string) => `${product} is a favourite again.`,
} as const;
