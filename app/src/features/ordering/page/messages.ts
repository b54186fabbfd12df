/** Texts of the ordering page itself (001 §2). */
export const messages = {
  tabs: {
    left: 'Product lists',
    products: 'Products',
    regrets: 'Regrets',
    noRegrets: 'Regrets is not available for group profiles.',
    centre: 'Order',
    currentOrder: 'Current Order',
  },
  page: 'Ordering',
  panes: 'Product lists and order',
  lists: 'Products and generics',
} as const;
