/** Texts about a group's pharmacies (000 §2, §5; 001 §6, §8; 002 §5). */
export const messages = {
  title: 'Retailers',
  retailer: 'Retailer',
  loading: 'Loading pharmacies...',
  none: 'No pharmacies found.',
  notAssigned: 'You have not been assigned any retailers. Please contact your administrator.',
  selectOnTheLeft: 'Please select a retailer from the grid on the left.',
  onOrder: {
    title: 'Retailers On Order',
    loading: 'Loading retailers on order...',
    none: 'No retailers are on this order yet.',
    account: 'Account',
    noAccount: 'No account',
  },
  manager: {
    title: 'Order Retailer Manager',
    about: 'Choose the retailers that this order is for.',
    notAssigned: 'No Assigned retailers, contact admin.',
    selectOne: 'Please select at least one retailer.',
    cancel: 'Cancel',
    failed: (code: number) =>
      `Sorry an error has occurred when assigning the retailer to your order, error code: ${code}. Please try again.`,
    unexpected: 'Sorry an unexpected error has occurred when assigning the retailer to your order. Please try again',
  },
  /** A group's amounts are per pharmacy, since each receives every line. */
  each: {
    order: (pharmacies: number, total: string) =>
      pharmacies === 0 ? 'for each pharmacy; none is on this order yet' : `each; ${total} for ${pharmacies} pharmacies`,
    one: 'for 1 pharmacy',
    line: (pharmacies: number, quantity: number, total: string) =>
      `For each of ${pharmacies} pharmacies: ${quantity} in all, for ${total}`,
  },
  refusals: {
    open: 'You cannot open this order because it has retailers that are not assigned to you.',
    delete: 'You cannot delete this order because it has retailers that are not assigned to you.',
  },
} as const;
