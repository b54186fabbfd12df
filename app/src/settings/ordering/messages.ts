/** Texts of Order Settings (000 §3, §5; the search's colours 001 §2). */
export const messages = {
  title: 'Order Settings',
  description: 'How everyone at this pharmacy searches, orders and chooses suppliers.',
  search: {
    title: 'Search',
    type: 'Search type',
    typeHint: 'Automatic searches while you type; Press Enter waits for the key.',
    types: { '0': 'Automatic', '1': 'Press Enter' },
    color: 'Highlight colour',
    textColor: 'Highlight text colour',
    colorHint: 'What a search found is marked in these colours in every list of products.',
    noColor: 'Please choose a colour.',
    sample: 'Sample of a search',
    sampleText: 'ator',
    sampleColumn: 'Description',
    sampleProducts: ["Atoralin 20 mg TAB 30's", "Corator 40 mg TAB 28's"],
  },
  products: {
    title: 'Orders and baskets',
    multiple: 'One product from several suppliers',
    multipleHint:
      'An order may hold a product from more than one supplier. Otherwise anyone who adds it again is asked to replace it.',
    emptyBaskets: 'Empty baskets',
    emptyBasketsHint:
      'Baskets that an order was made of are emptied; otherwise they stay as they are, for the next one.',
  },
  quantity: {
    title: 'Maximum quantity',
    limit: 'Limit the quantity of a line',
    limitHint: 'Anyone who orders more must take the maximum or give the override password.',
    maximum: 'Maximum quantity',
    maximumHint: 'Packs of one product on a line.',
    notANumber: 'Must be a number',
    outOfRange: 'Must be a number from 1 to 999 999',
    needs: 'Turn on the limit first.',
    password: 'Password for larger quantities',
    passwordHint: 'Give it to people who may order more than the maximum. It replaces the current password.',
  },
  suppliers: {
    title: 'Suppliers',
    rule: 'Select supplier by',
    ruleHint: 'Which supplier price comes first, and is chosen, when a product is selected.',
    rules: { '0': 'Preferred supplier', '1': 'Cheapest', '3': 'Preferred then cheapest' },
    lock: 'Lock preferred suppliers',
    lockHint:
      'Anyone who chooses a supplier other than the preferred one is stopped, unless the preferred one regretted the product in the last 3 days.',
    /** If Cheapest is selected and the lock is on. */
    against:
      'This works against Cheapest: the first price is often another supplier’s, and anyone who takes it is stopped. Without the password only the preferred supplier can be ordered from. Preferred then cheapest stops no one at the first price.',
    password: 'Password for other suppliers',
    passwordHint: 'Give it to people who may order from other suppliers. It replaces the current password.',
    needs: 'Turn on the lock first.',
  },
} as const;
