/** Texts of the generics (001 §2, Generics tab). */
export const messages = {
  generics: {
    title: 'Generics',
    titleFor: (product: string) => `Generics for ${product}`,
    keys: '↵ choose the product',
    select: 'Select a product.',
    loading: 'Loading generics...',
    none: 'No generics found.',
    count: (generics: number) => (generics === 1 ? '1 generic' : `${generics} generics`),
    sep: 'SEP',
  },
  tab: {
    title: 'Generics',
    search: 'Search generics',
    split: 'Active ingredients and their products',
    fields: { ActiveIngredient: 'ActiveIngredient', Nappi: 'Nappi' },
    ingredients: {
      title: 'Active Ingredients',
      keys: '↵ show its products · Esc back to the search',
      start: 'Type to search the active ingredients.',
      startHint: 'Press ↵ to search at once, ↓ to go to the list.',
      loading: 'Loading generics...',
      none: 'No generics found.',
      count: (found: number) => (found === 1 ? '1 active ingredient' : `${found} active ingredients`),
      columns: { description: 'Active Ingredient', nappi: 'Nappi', index: 'No.' },
    },
    products: {
      title: 'Products',
      titleFor: (ingredient: string) => `Products with ${ingredient}`,
      keys: '↵ choose the product · Esc back to the ingredients',
      select: 'Select an active ingredient.',
      loading: 'Loading products...',
      none: 'No products found.',
      count: (products: number) => (products === 1 ? '1 product' : `${products} products`),
      columns: { description: 'Description', pack: 'Pack', code: 'Product Code' },
    },
  },
} as const;
