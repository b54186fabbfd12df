/** Texts of the current order on the ordering page (001 §2, centre and bar). */
export const messages = {
  order: {
    title: 'Current Order',
    keys: '↵ change the quantity · Del take the line off · Alt M move it',
    none: 'There is no open order.',
    open: 'Start or open an order',
    update: (product: string) => `Update quantity of ${product}`,
    lineGone: (product: string) => `${product} is no longer in this order.`,
    delete: (product: string) => `Delete ${product}`,
    move: (product: string) => `Move ${product}`,
    full: 'Full screen',
    search: 'Search the order',
    noneFound: 'No products found.',
    /** The lines are outdated. */
    stale: { text: 'Not up to date.', again: 'Try again' },
    lines: (count: number) => (count === 1 ? '1 line' : `${count} lines`),
    complete: 'Complete',
    save: 'Save',
    discard: 'Discard',
    totalLabel: 'Order total',
    rename: 'Update Order Description',
    confirmDiscardBasket: 'Are you sure you want to discard this basket?',
    confirmDiscard: (description: string) => `Are you sure you want to discard "${description}"?`,
  },
  full: {
    title: (order: string, total: string) => `${order} · ${total}`,
    /** A group's order with its pharmacies. */
    worth: (amount: string, pharmacies: string) => `${amount} ${pharmacies}`,
    about: (lines: number) => (lines === 1 ? 'An order with 1 line.' : `An order with ${lines} lines.`),
    panes: 'Lines and supplier summary',
    close: 'Close',
  },
  totals: {
    title: 'Supplier totals',
    /** Heading next to the order. */
    short: 'Totals',
    current: 'Current',
    unsent: 'All Unsent',
    currentOrder: 'Current Order',
    unsentOrders: 'All Unsent Orders',
    refresh: 'Refresh',
    none: 'No data',
    loading: 'Loading...',
    supplier: 'Supplier',
    guide: 'Guidance',
    /** Next to the order, to keep the column narrow. */
    guideShort: 'Guide',
    value: 'Value',
    valueEach: 'Value each',
    /** Of all its pharmacies. */
    valueInAll: 'Value in all',
    total: 'Total',
    split: 'Current order by supplier',
    splitUnsent: 'All unsent orders by supplier',
  },
} as const;
