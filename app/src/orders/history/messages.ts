/** Texts of the order history (002 §2.6). */
export const messages = {
  title: 'History',
  loading: 'Loading order history...',
  none: 'No History Found.',
  select: 'Select an order.',
  waiting: 'waiting',
  lastBought: (date: string, quantity: number, price: string) => `Last bought ${date}: ${quantity} at ${price}`,
  lastInvoiced: (date: string, quantity: number) => `Last bought ${date}: ${quantity}`,
  trail: 'Prices paid in a year',
  between: (least: string, most: string) => `from ${least} to ${most} in a year`,
  columns: {
    status: 'Status',
    description: 'Description',
    code: 'Code',
    order: 'Order Number',
    quantity: 'Qty',
    supplied: 'Inv Qty',
    price: 'Price',
    staff: 'User',
    sent: 'Sent Date',
    received: 'Response Date',
  },
} as const;
