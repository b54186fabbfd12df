/** Texts of what suppliers ask for a product (001 §2, supplier prices). */
export const messages = {
  prices: {
    title: 'Supplier prices',
    keys: '↵ choose the supplier · 0–9 its quantity · Esc back to the list',
    order: 'Order',
    select: 'Select a product to view supplier prices.',
    loading: 'Loading supplier prices...',
    none: 'No supplier prices available for this product.',
    count: (prices: number) => (prices === 1 ? '1 supplier price' : `${prices} supplier prices`),
    locked: 'Locked',
    /** A regret has set the product's supplier locks aside (001 §4). */
    unlocked: (supplier: string, until: string) => `Unlocked until ${until}: ${supplier} regretted`,
    /** Why the first price stands first, by the supplier rule (001 §9). */
    rules: {
      preferred: 'Preferred supplier first',
      cheapest: 'Cheapest first',
      preferredThenCheapest: 'Preferred supplier first, then the cheapest',
    },
    byRule: 'By the rule',
    marks: { preferred: 'Preferred', cheapest: 'Cheapest nett', last: 'Bought last' },
    against: {
      same: 'The average of all suppliers',
      above: (amount: string) => `${amount} above the average`,
      below: (amount: string) => `${amount} below the average`,
    },
    columns: {
      lock: 'Lock',
      marks: 'Why',
      against: 'Against others',
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
