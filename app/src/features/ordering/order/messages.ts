/** Texts of the current order on the ordering page (001 §2, centre and bar). */
export const messages = {
  order: {
    title: 'Current Order',
    none: 'There is no open order.',
    open: 'Start or open an order',
    update: (product: string) => `Update quantity of ${product}`,
    lineGone: (product: string) => `${product} is not in this order any more.`,
    delete: (product: string) => `Delete ${product}`,
    lines: (count: number) => (count === 1 ? '1 line' : `${count} lines`),
    complete: 'Complete',
    save: 'Save',
    discard: 'Discard',
    totalLabel: 'Order total',
    rename: 'Update Order Description',
    confirmDiscard: (description: string) => `Are you sure you want to discard "${description}"?`,
  },
  totals: {
    title: 'Supplier totals',
    unsent: 'All Unsent',
    none: 'No data',
    loading: 'Loading...',
    supplier: 'Supplier',
    value: 'Value',
    valueEach: 'Value each',
    total: 'Total',
  },
} as const;
