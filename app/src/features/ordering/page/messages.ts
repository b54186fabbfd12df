/** Texts of the ordering page itself (001 §2). */
export const messages = {
  tabs: {
    left: 'Product lists',
    products: 'Products',
    centre: 'Order',
    current: 'Current Order',
  },
  /** Keys of the page, for its bar and the list of keys. */
  commands: {
    next: 'To the next part of the page',
    previous: 'To the part before it',
    lastLine: 'To the line that was added last',
  },
  hints: { next: 'next part', lastLine: 'last line' },
  loadingList: 'Loading',
  page: 'Ordering',
  openMenu: 'Open the ordering menu',
  panes: 'Product lists and order',
  lists: 'Products and generics',
} as const;
