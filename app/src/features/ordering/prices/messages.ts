/** Texts of a product's supplier prices (001 §2, supplier prices). */
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
    /** A regret suspended the product's supplier locks (001 §4). */
    unlocked: (supplier: string, until: string) => `Unlocked until ${until}: ${supplier} regretted`,
    /** Reason for the first price, by the supplier rule (001 §9, ruling 51). */
    rules: {
      preferred: 'Preferred supplier first',
      cheapest: 'Cheapest nett first',
      preferredThenCheapest: 'Preferred supplier first, then the cheapest nett',
    },
    byRule: 'By the rule',
    marks: { preferred: 'Preferred', cheapest: 'Cheapest nett', last: 'Bought last' },
    /** Extra cost of the preferred supplier, long and short. */
    premium: {
      full: (amount: string) => `${amount} above the cheapest`,
      short: (amount: string) => `${amount} dearer`,
    },
    /** Baseline of comparison: header and screen reader text. */
    baselines: {
      preferred: { header: 'vs Preferred', said: 'the preferred supplier' },
      last: { header: 'vs Bought last', said: 'where it was bought last' },
      dearest: { header: 'vs Dearest', said: 'the dearest supplier' },
    },
    against: {
      same: (other: string) => `As much as ${other}`,
      more: (amount: string, other: string) => `${amount} more than ${other}`,
      less: (amount: string, other: string) => `${amount} less than ${other}`,
    },
    /** Save and % Save have a baseline of their own (001 §5). */
    saveHint: 'Against the dearest supplier',
    columns: {
      lock: 'Lock',
      marks: 'Why',
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
