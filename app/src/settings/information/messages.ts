/** Texts of My Information (000 §2). */
export const messages = {
  title: 'My Information',
  description: 'What is counted for this pharmacy. No one can change it.',
  lastOrderNumber: 'Last order number',
  lastOrderNumberHint:
    'The number of the newest order, for when a supplier or support asks. The next order takes the one after it.',
  none: 'No orders yet',
} as const;
