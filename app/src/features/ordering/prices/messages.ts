/** Texts of what suppliers ask for a product (001 §2, supplier prices). */
export const messages = {
  prices: {
    title: 'Supplier prices',
    order: 'Order',
    select: 'Select a product to view supplier prices.',
    loading: 'Loading supplier prices...',
    none: 'No supplier prices available for this product.',
    locked: 'Locked',
    columns: {
      lock: 'Lock',
      supplier: 'Supplier',
      product: 'Supplier Product',
      pack: 'Pack',
      price: 'Price',
      nettExclusive: 'Nett Excl',
      nettInclusive: 'Nett Incl',
      save: 'Save',
      savePercent: '% Save',
      deal: 'Bonus',
      lastDate: 'Last Date',
      lastInvoiced: 'Last Inv Qty',
      trail: 'Paid',
    },
  },
  noPriceSelected: 'No supplier selected.',
} as const;
