/** Texts of the product search (001 §2, Products tab; §4, product search). */
export const messages = {
  search: {
    label: 'Search products',
    keys: '↵ search now · ↓ to the list',
    searchBy: 'Search By',
    button: 'Search',
    options: 'Search Options',
    match: 'Match',
    scope: 'Suppliers',
    supplier: 'Supplier',
    chooseSupplier: 'Choose a supplier',
    sort: 'Sort',
    words: (requested: string, others: readonly string[]) =>
      `Searched for "${requested}", narrowed by ${others.map((word) => `"${word}"`).join(' and ')}.`,
    wide: (text: string) => `Press ↵ to search for "${text}", which many products match.`,
    suppliersFailed: (code: string) =>
      `Sorry an error has occurred when fetching your suppliers, error code: ${code}. Please try again`,
  },
  fields: {
    Description: 'Description',
    Barcode: 'Barcode',
    Nappi: 'Nappi',
    Keywords: 'Keywords',
    SupplierDescription: 'SupplierDescription',
    SupplierProduct: 'SupplierProduct',
  },
  matches: { StartsWith: 'Starts With', Containing: 'Containing', EndsWith: 'Ends With' },
  scopes: { all: 'All Suppliers', one: 'Specific Supplier' },
  sorts: { Alphabetically: 'Sort Alphabetically', Frequently: 'Frequently' },
  /** Short, to fit next to the closed options. */
  sortedBy: { Alphabetically: 'Alphabetically', Frequently: 'Frequently' },
  products: {
    title: 'Products',
    keys: '↵ choose the product · Esc back to the search',
    loading: 'Loading products...',
    none: 'No products found.',
    count: (products: number) => (products === 1 ? '1 product' : `${products} products`),
    start: 'Type to search the catalogue.',
    startHint: 'Press ↵ to search at once, ↓ to go to the list.',
    description: 'Description',
    indicators: 'Indicators',
  },
  promotion: {
    active: 'Products on promotion',
    clear: 'Clear promotion',
    title: 'Confirmation',
    question: 'Are you sure you want to clear this promotion and search regular products?',
  },
} as const;
