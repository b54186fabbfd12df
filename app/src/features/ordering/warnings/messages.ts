const unexpectedError = (subject: string) =>
  `Sorry an unexpected error has occurred when fetching the ${subject}. Please try again`;
const withCode = (subject: string, code: number) =>
  `Sorry an error has occurred when fetching the ${subject}, error code: ${code}. Please try again.`;

/** Texts of prompts between supplier price and quantity (001 §2, §4, §8). */
export const messages = {
  locks: {
    title: 'Preferred Supplier Locks',
    text: (supplier: string, product: string) => `${supplier} is locked for ${product}.`,
    /** Price with its deal; without one it is the nett price. */
    priced: (price: string, deal: string, nett: string) =>
      deal === '' ? price : `${nett} nett with ${deal.replaceAll(' ', '\u00a0')} (${price} each)`,
    preferred: (supplier: string, priced: string) => `Your pharmacy prefers ${supplier}, at ${priced}.`,
    requested: (supplier: string, priced: string) => `You chose ${supplier}, at ${priced}.`,
    compared: {
      less: (amount: string) => `The preferred supplier is ${amount} cheaper nett.`,
      same: 'Both have the same nett price.',
      more: (amount: string) => `The preferred supplier is ${amount} dearer nett.`,
    },
    password: 'With the override password it can still be ordered.',
    cancel: 'Cancel',
    override: 'Override',
    takePreferred: (supplier: string) => `Order from ${supplier}`,
  },
  lastOrdered: {
    title: 'Last Ordered Warning',
    about: (product: string, unsent: string, sent: string) =>
      [product, [unsent, sent].filter(Boolean).join('; ')].filter(Boolean).join(': '),
    sentUnits: (units: number, orders: number) =>
      `${units} sent in the last 14 days on ${orders === 1 ? '1 order' : `${orders} orders`}`,
    unsentUnits: (units: number, orders: number) =>
      `${units} on ${orders === 1 ? '1 unsent order' : `${orders} unsent orders`}`,
    /** Appended for a group: short names of the pharmacies. */
    whom: (onThisOrder: readonly string[], others: readonly string[]) =>
      [
        onThisOrder.length > 0 ? ` for ${onThisOrder.join(', ')}` : '',
        others.length > 0 ? ` for ${others.join(', ')}, not on this order` : '',
      ]
        .filter(Boolean)
        .join(' and'),
    sent: 'Sent orders in the last 14 days',
    unsent: 'Unsent orders',
    retailers: 'Retailers On Order',
    selectOrder: 'Select an order.',
    noRetailers: 'No retailers on this order.',
    loading: 'Loading last orders...',
    noneSent: 'Nothing sent in the last 14 days.',
    noneUnsent: 'Not on any unsent order.',
    waiting: 'waiting',
    columns: {
      status: 'Status',
      retailer: 'Retailer',
      supplier: 'Supplier',
      ordered: 'Qty',
      supplied: 'Inv Qty',
      price: 'Price',
      staff: 'User',
      number: 'Order Number',
      sent: 'Sent Date',
      answered: 'Response Date',
      created: 'Created',
    },
    cancel: 'Cancel',
    goOn: 'Continue To Quantity Selector',
    failed: {
      sent: (code: number | null) => (code === null ? unexpectedError('sent orders') : withCode('sent orders', code)),
      unsent: (code: number | null) =>
        code === null ? unexpectedError('unsent orders') : withCode('unsent orders', code),
      both: (unsent: number | null, sent: number | null) =>
        unsent === null || sent === null
          ? unexpectedError('unsent and the sent orders')
          : `Sorry an error has occurred when fetching the unsent and the sent orders, error codes: ${unsent} and ${sent}. Please try again.`,
    },
  },
} as const;
