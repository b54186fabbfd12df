/** Texts of sending orders (002 §2.5, §4, §8). */
export const messages = {
  send: {
    title: 'Send your orders',
    about: 'Choose the suppliers to send to.',
    resultsAbout: 'The result at each retailer and supplier.',
    grid: 'Unsent Orders',
    loading: 'Loading orders...',
    none: 'No orders found.',
    heldElsewhere: 'Nothing was sent: another user has one of these orders open.',
    search: 'Search suppliers',
    refresh: 'Refresh',
    selectAll: 'Select All',
    deselectAll: 'Deselect All',
    accounts: 'Account Numbers',
    send: 'Send Order',
    sendSeveral: 'Send Orders',
    settling: 'Your order is being sent...',
    /** @param selected what Enter sends */
    counted: (suppliers: number, selected: string) => `Unsent Orders: ${suppliers} rows. ${selected}`,
    tickedLabel: 'What is selected',
    ticked: (suppliers: number, total: string) =>
      suppliers === 0
        ? 'Nothing is selected.'
        : `Selected: ${suppliers === 1 ? '1 supplier' : `${suppliers} suppliers`}, ${total}`,
    tickedEach: (all: string) => `for each pharmacy, ${all} in all`,
    /** Parts differ after a partial sending. */
    tickedInAll: (byPharmacy: string) => `in all: ${byPharmacy}`,
    /** A group's values: per pharmacy, or in total. */
    valueOn: { each: (amount: string) => `${amount} each`, all: (amount: string) => `${amount} in all` },
    tickedBelow: (suppliers: number) =>
      suppliers === 1 ? '1 supplier below its minimum' : `${suppliers} suppliers below their minimum`,
    tickedOverCredit: (suppliers: number) =>
      suppliers === 1 ? '1 supplier over its credit limit' : `${suppliers} suppliers over their credit limit`,
    overCredit: (amount: string) => `${amount} over`,
    tickedShares: (own: string, others: string) => `${own} of this order. Other orders: ${others}`,
    otherOrders: (numbers: readonly string[], staff: string) =>
      `${numbers.map((number) => `#${number}`).join(', ')} of ${staff}`,
    nothingSelected: 'Please select at least one order.',
    partlySent: (sent: number, unsent: readonly string[]) =>
      `${sent === 0 ? 'Not sent to' : `Sent to ${sent === 1 ? '1 supplier' : `${sent} suppliers`}, but not to`} ${unsent.join(', ')}. Please try again.`,
    /** Their rows show which. */
    partlySentHere: (sent: number, unsent: number) =>
      `${sent === 0 ? 'Not sent to' : `Sent to ${sent === 1 ? '1 supplier' : `${sent} suppliers`}, but not to`} ${unsent === 1 ? '1 supplier' : `${unsent} suppliers`}. Please try again.`,
    /** Listed lines sent by others. */
    meanwhile: (amount: string, staff: string) => `${amount} had been sent by ${staff} meanwhile.`,
    notSent: 'Not sent',
    tabs: 'Of the selected order',
    details: 'Details',
    history: 'History',
    select: 'Select an order.',
    manageRetailers: 'Order Retailer Manager',
    results: 'Order statuses',
    download: 'Download Statuses',
    tryAgain: 'Try Failed Orders Again',
    continue: 'Continue',
    statusFile: (orderId: number) => `groupOrder_${orderId}_statuses.xlsx`,
    statusesUnknown: 'Your order was sent, but the result at each retailer was not received. See Responses.',
    minimumMissing: (amount: string) => `${amount} below minimum`,
    minimumReached: 'minimum reached',
    panes: 'Unsent orders and details',
    retailersPane: 'Retailers and unsent orders',
    columns: {
      supplier: 'Supplier',
      result: 'Result',
      account: 'Account',
      lines: 'Lines',
      value: 'Order Value',
      own: 'This Order',
      others: 'Other Orders',
      minimum: 'Min Order Value',
      credit: 'Credit Limit',
      bonus: 'Bonus',
      description: 'Description',
      order: 'Order Number',
      quantity: 'Qty',
      price: 'Price',
      total: 'Total',
      staff: 'User',
      created: 'Created',
      sent: 'Sent Date',
      retailer: 'Retailer',
      accounts: 'Accounts',
      status: 'Status',
    },
    total: 'Total',
  },
  accounts: {
    title: 'Account Numbers',
    about: 'Orders go out under these account numbers. Where there are several, the supplier picks one.',
    cancel: 'Cancel',
    /** One per pharmacy of a group. */
    of: (retailer: string, accounts: string) => `${retailer}: ${accounts}`,
    missing: (retailer: string, suppliers: readonly string[]) => `${retailer} at ${suppliers.join(', ')}`,
    fails: (retailers: number, which: string) =>
      `${retailers === 1 ? '1 pharmacy fails' : `${retailers} pharmacies fail`}, without an account: ${which}`,
    /** Shown with results that a retry cannot change. */
    noneHelps: 'What failed has no account at its supplier: trying again cannot succeed.',
  },
  another: {
    title: 'Would you like to place another order?',
    text: (count: number) =>
      count === 1 ? 'Your order has been sent.' : `Your orders to ${count} suppliers have been sent.`,
    /** Of the open order. */
    left: (suppliers: string) => `Not sent yet: ${suppliers}.`,
    supplier: (name: string, value: string) => `${name}, ${value}`,
    others: (count: number, value: string) => `${count} others, ${value}`,
    yes: 'Yes',
    no: 'No',
    statusFailed: (code: number) =>
      `Sorry an error has occurred when updating order status, error code: ${code}. Please try again.`,
    statusUnexpected: 'Sorry an unexpected error has occurred when updating order status. Please try again',
  },
} as const;
