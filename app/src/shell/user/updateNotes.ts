/** Changes of a release. */
export interface UpdateNote {
  version: string;
  title: string;
  changes: readonly string[];
  /** Manifest entries it mentions, none of which may be pending. */
  about: readonly string[];
}

/**
 * Update notes, newest first (000 §1: from 1.9.2 up to the current version). A feature is announced with the change
 * that builds it. Separate from `messages.ts`, because they grow with every release and load on demand.
 */
export const updateNotes: readonly UpdateNote[] = [
  {
    version: '2.5.4',
    title: 'Responses',
    changes: [
      'Responses show what came of every line of an order: invoiced, partly supplied, not supplied, or waiting.',
      'They can be searched by supplier and by date.',
    ],
    about: ['responses'],
  },
  {
    version: '2.5.3',
    title: 'Preferred products',
    changes: [
      'Where your pharmacy prefers another product, it is shown beside the one you chose, with its rank.',
      'All preferred products stand on a page of their own, by rank.',
    ],
    about: ['preferred-products', 'preferred-products-page'],
  },
  {
    version: '2.5.2',
    title: 'Medical aid formulary indicators',
    changes: ['Indicators beside a product show on which medical aid formularies it is listed.'],
    about: ['discovery-details', 'gems-details', 'medicine-price-list-details', 'mrp-details'],
  },
  {
    version: '2.5.0',
    title: 'Enter-To-Search mode',
    changes: ['A search starts while you type, or waits for Enter where your pharmacy has chosen that.'],
    about: ['products-tab'],
  },
  {
    version: '2.4.3',
    title: 'Advanced regrets',
    changes: [
      'Regrets are filtered, deleted and ordered again, many at once.',
      'Products that the order holds already are kept, merged or replaced, each as you choose.',
    ],
    about: ['advanced-regrets', 'conflicting-products', 'regrets-tab'],
  },
  {
    version: '2.4.1',
    title: 'Last ordered warning',
    changes: ['A product that was sent in the last 14 days, or stands on another unsent order, is asked about first.'],
    about: ['last-ordered-warning'],
  },
  {
    version: '2.4.0',
    title: 'Generics of a product',
    changes: ['The generics of the product you have chosen stand below the products.'],
    about: ['generics-of-product'],
  },
  {
    version: '2.3.2',
    title: 'Supplier locks',
    changes: [
      'A product can be kept to your preferred supplier; a password lets it be ordered from another.',
      'A regret lifts the lock for three days.',
    ],
    about: ['preferred-supplier-locks'],
  },
  {
    version: '2.3.0',
    title: 'Quantity limit',
    changes: ['A quantity above the maximum of your pharmacy is asked about before it is ordered.'],
    about: ['quantity-limit'],
  },
  {
    version: '2.2.0',
    title: 'Products that are in the order',
    changes: ['A product that is in the order already can be added to, changed, or left as it is.'],
    about: ['product-exists', 'different-supplier'],
  },
  {
    version: '2.1.0',
    title: 'Bonus quantities',
    changes: ['The quantity selector shows what is free, and offers the quantities that a bonus is given for.'],
    about: ['quantity-selection', 'incorrect-quantity'],
  },
  {
    version: '2.0.0',
    title: 'Supplier prices side by side',
    changes: ['What each supplier charges for a product stands in one list, with its bonus.'],
    about: ['supplier-prices'],
  },
  {
    version: '1.9.2',
    title: 'Order Manager',
    changes: ['Unsent orders stand in one place, from where they are opened, deleted and started.'],
    about: ['order-manager', 'start-order'],
  },
];
