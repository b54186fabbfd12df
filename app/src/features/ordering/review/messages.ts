const toLines = (count: number) => (count === 1 ? '1 line' : `${count} lines`);

/** Texts of the review before sending; none are specified. */
export const messages = {
  title: 'Review before send',
  about: (count: number) =>
    count === 0
      ? 'There is nothing to look at. The order can be sent.'
      : `${count === 1 ? '1 thing' : `${count} things`} to look at before the order is sent. Nothing is refused.`,
  grid: 'To look at',
  clean: 'There is nothing to look at.',
  cleanHint: 'Press ↵ to go on.',
  columns: { kind: 'Why', product: 'Line', supplier: 'Supplier', quantity: 'Qty', total: 'Total', what: 'What' },
  kinds: {
    credit: 'Over credit',
    minimum: 'Below minimum',
    quantity: 'Unusual quantity',
    'other order': 'On another order',
    price: 'Price rose',
  },
  credit: (over: string, limit: string) => `${over} over the credit limit of ${limit}`,
  minimum: (missing: string, minimum: string) => `${missing} below the minimum of ${minimum}`,
  minimumWithOthers: (others: string) => `, with ${others} on other orders`,
  quantity: (usual: string, maximum: number) => `Usually ${usual}, ${maximum} at most`,
  order: (order: string, staff: string, quantity: number, supplier: string) =>
    `#${order} of ${staff}: ${quantity} at ${supplier}`,
  moreOrders: (count: number) => ` and ${count === 1 ? '1 other order' : `${count} other orders`}`,
  price: (now: string, before: string, more: string) => `${now} now, added at ${before}: ${more} more`,
  goTo: 'Go to Line',
  settle: { quantity: 'Change Quantity', 'other order': 'Delete Line', price: 'Take New Price' },
  back: 'Back to Order',
  goOn: 'Continue',
  shownLabel: 'When this is shown',
  shown: {
    untold: 'Show for what nothing else has said',
    every: 'Show for everything there is to look at',
    always: 'Show always',
  },
  compare: 'Compare Prices',
  comparing: 'Comparing prices...',
  unknown: {
    intro: 'Not looked at: ',
    credit: (suppliers: readonly string[]) => `the credit at ${suppliers.join(', ')}`,
    otherValues: 'what other orders add to a minimum',
    quantities: (lines: number) => `the usual quantity of ${toLines(lines)}`,
    otherOrders: (lines: number) => `other orders of ${toLines(lines)}`,
    prices: (lines: number) => `today’s prices of ${toLines(lines)}`,
  },
  /** Next to the order being sent. */
  note: {
    late: (count: number) => (count === 1 ? '1 thing to look at' : `${count} things to look at`),
    open: 'Review',
  },
} as const;
