import type { RegretConflict, RegretDateFilter, RegretSort } from '@mortar/contract';
import { groupDigits } from '#rules/quantity.ts';

const regrets = (count: number) => (count === 1 ? '1 regret' : `${count} regrets`);

const onOrder = (products: number) =>
  products === 1 ? 'This product is on your order already.' : `These ${products} products are on your order already.`;

const getProducts = (products: readonly string[]) => products.join('; ');

/** Texts of regrets and reordering (001 §2, §4, §5, §8, §9). */
export const messages = {
  tab: {
    title: 'Regrets',
    keys: { choose: '↵ choose the regret', delete: 'Del delete it', ask: 'Alt Q ask the supplier' },
    advanced: 'Advanced',
    sort: 'Sort',
    dates: 'Date filter',
    loading: 'Loading regrets...',
    none: 'No regrets found.',
    count: regrets,
    delete: (product: string) => `Delete the regret of ${product}`,
    notSold: (product: string) => `${product} is not among the products that you may order.`,
  },
  ask: {
    getSupplier: (product: string) => `Ask the supplier about the regret of ${product}`,
    column: 'Ask',
    oneSupplier: 'Tick regrets of one supplier.',
    subject: (products: readonly string[]) => `Regretted: ${getProducts(products)}`,
    line: (product: string, code: string, quantity: number, date: string) =>
      `${quantity} × ${product} (${code}), regretted ${date}`,
    reference: getProducts,
  },
  sorts: { Date: 'Date', Alphabetically: 'Alphabetically' } satisfies Record<RegretSort, string>,
  dates: {
    All: 'All',
    Today: 'Today',
    Yesterday: 'Yesterday',
    'Last 3 Days': 'Last 3 Days',
    'Last 7 Days': 'Last 7 Days',
    'Last 14 Days': 'Last 14 Days',
    'Last 30 Days': 'Last 30 Days',
    'Current Month To Date': 'Current Month To Date',
    Custom: 'Custom',
  } satisfies Record<RegretDateFilter, string>,
  columns: {
    product: 'Product',
    supplier: 'Wholesaler',
    retailer: 'Retailer',
    regretted: 'Regretted',
    quantity: 'Qty',
    bonus: 'Bonus',
    price: 'Unit Price',
    total: 'Total',
    code: 'Code',
    actions: 'Actions',
  },
  advanced: {
    title: 'Advanced Regrets',
    about: 'Choose regrets to order again or to delete.',
    filters: 'Filters',
    description: 'Description',
    supplier: 'Wholesaler',
    allSuppliers: 'All Wholesalers',
    processed: 'Processed',
    dates: 'Date filter',
    startDate: 'Start date',
    endDate: 'End date',
    sort: 'Sort',
    chooseDates: 'Please select a start and an end date.',
    panes: 'Retailers and regrets',
    getRegrets: 'Get Regrets For Selected Retailers',
    reorder: 'Reorder',
    delete: 'Delete',
    export: 'Export',
    /** @param date null for the older variant, whose file has none */
    file: (date: string | null) => (date === null ? 'regrets.xlsx' : `regrets_${date}.xlsx`),
    /** Shown before Reorder and Delete are pressed. */
    tickFirst: 'Tick the regrets first (Space).',
    nothingSelected: 'Please select at least one item.',
    orderedAlready: 'These regrets were ordered again already.',
    needsOrder: 'Please start a new order and then open the "Advanced Regrets" from the "Regrets" Tab.',
    selected: (count: number, total: string) => `${regrets(count)}, ${total}`,
    selectedLabel: 'Selected',
    intoOrder: (order: string) => `They go onto ${order}.`,
    intoNew: 'They go onto a new order.',
    orderDescription: (orderNumber: string) => `Advanced Regret #${orderNumber}`,
    reordered: (count: number, order: string) => `Ordered ${regrets(count)} again, on ${order}.`,
    reorderedFor: (count: number, order: string, pharmacy: string) =>
      `Ordered ${regrets(count)} again, on ${order}, for ${pharmacy}.`,
    leftAsTheyWere: (count: number) => `Left ${regrets(count)} as ${count === 1 ? 'it was' : 'they were'}.`,
    partly: 'Not everything was ordered',
    ordered: (count: number) => `Ordered (${count}):`,
    item: (quantity: number, product: string) => `${quantity} × ${product}`,
    notOrdered: (count: number) => `Not ordered (${count}), and still selected:`,
  },
  delete: {
    title: 'Confirm Delete',
    one: (product: string) => `Are you sure you want to delete the regret of "${product}"?`,
    several: (count: number) => `Are you sure you want to delete ${regrets(count)}?`,
    done: (count: number) => `Deleted ${regrets(count)}.`,
  },
  conflicts: {
    title: 'Conflicting Products',
    about: 'These products are on your order already. Choose what to do with each.',
    /** @param twice number of conflicts with another regret of the same product */
    text: (conflicts: number, others: number, twice = 0) =>
      [
        twice === 0 && onOrder(conflicts),
        twice === conflicts &&
          (twice === 1 ? 'This product was chosen twice.' : 'These products were chosen more than once.'),
        twice > 0 && twice < conflicts && 'These products are on your order already, or were chosen more than once.',
        others === 0
          ? ''
          : others === 1
            ? 'One other is ordered as it is.'
            : `${others} others are ordered as they are.`,
      ]
        .filter(Boolean)
        .join(' '),
    all: 'For all',
    tooMany: (product: string, quantity: number) =>
      `${product}: ${groupDigits(quantity)} in all. A line holds at most 999 999.`,
    each: (product: string) => `For ${product}`,
    choices: { keep: 'Keep', merge: 'Merge', replace: 'Replace' } satisfies Record<RegretConflict, string>,
    /** Tooltip of a choice. */
    means: {
      keep: 'The order stays as it is, and so does the regret',
      merge: 'Adds the regret to what is on the order',
      replace: 'The regret takes the place of what is on the order',
    } satisfies Record<RegretConflict, string>,
    keys: 'K keep, M merge, R replace the row that has the keyboard.',
    columns: {
      product: 'Product',
      now: 'On the order',
      regret: 'Regret',
      choice: 'Choice',
      after: 'Afterwards',
    },
    /** Quantity of another regret of the same product. */
    asRegret: (what: string) => `${what} (regret)`,
    at: (quantity: string, supplier: string) => `${quantity} at ${supplier}`,
    count: (conflicts: number) => (conflicts === 1 ? '1 product in conflict' : `${conflicts} products in conflict`),
    cancel: 'Cancel',
    reorder: 'Reorder',
  },
} as const;
