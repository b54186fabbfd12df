/** Texts of Order Settings (000 §3, §5; the search's colours 001 §2). */
export const messages = {
  title: 'Order Settings',
  description: 'How everybody of this pharmacy searches, orders and chooses suppliers.',
  search: {
    title: 'Search',
    type: 'Search type',
    typeHint: 'Automatic searches while somebody types; Press Enter waits for the key.',
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
      'An order may hold a product from more than one supplier; otherwise whoever adds it again is asked to replace it.',
    emptyBaskets: 'Empty baskets',
    emptyBasketsHint:
      'Baskets that an order was made of are emptied; otherwise they stay as they are, for the next one.',
  },
  quantity: {
    title: 'Maximum quantity',
    limit: 'Limit the quantity of a line',
    limitHint: 'Whoever orders more takes the maximum, or gives the override password.',
    maximum: 'Maximum quantity',
    maximumHint: 'Packs of one product on a line.',
    notANumber: 'Must be a number',
    outOfRange: 'Must be a number from 1 to 999 999',
    needs: 'Needs the limit.',
    password: 'Password for larger quantities',
    passwordHint: 'Give it to those who may order more than the maximum. It replaces the one before.',
  },
  suppliers: {
    title: 'Suppliers',
    rule: 'Select supplier by',
    ruleHint: 'Which supplier price stands first, and is chosen, when somebody selects a product.',
    rules: { '0': 'Preferred supplier', '1': 'Cheapest', '3': 'Preferred then cheapest' },
    lock: 'Lock preferred suppliers',
    lockHint:
      'Whoever chooses another supplier than the preferred one is stopped, unless it regretted the product in the last 3 days.',
    /** Where the cheapest price stands first and the lock is on. */
    against:
      'It works against Cheapest: the price that stands first is often another supplier’s, and whoever takes it is stopped. Who has no password can then order from the preferred supplier alone; Preferred then cheapest stops nobody at the first price.',
    password: 'Password for other suppliers',
    passwordHint: 'Give it to those who may order elsewhere all the same. It replaces the one before.',
    needs: 'Needs the lock.',
  },
} as const;
