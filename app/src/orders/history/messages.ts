/** Texts of the order history (002 §2.6). */
export const messages = {
  title: 'History',
  loading: 'Loading order history...',
  none: 'No History Found.',
  select: 'Select an order.',
  waiting: 'waiting',
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
