/** Texts of the ordering page itself (001 §2). */
export const messages = {
  tabs: {
    left: 'Product lists',
    products: 'Products',
    regrets: 'Regrets',
    generics: 'Generics',
    favourites: 'Favourites',
    preferences: 'Preferences',
    centre: 'Order',
    current: 'Current Order',
    history: 'Order History',
    responses: 'Responses',
  },
  /** What the keys do on the rows of a tab that is another's. */
  keys: { responses: '↵ show what came of it' },
  noRegretsForGroups: 'Regrets is not available for group profiles.',
  loadingList: 'Loading',
  page: 'Ordering',
  panes: 'Product lists and order',
  lists: 'Products and generics',
} as const;
