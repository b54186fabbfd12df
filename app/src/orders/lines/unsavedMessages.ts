/** Texts of lines that could not be saved. */
export const unsavedMessages = {
  title: 'Not saved',
  left: 'It was typed, and not added to the order.',
  unanswered: 'It was sent, and the server has not said that it was saved.',
  line: (quantity: number, product: string, supplier: string) => `${quantity} × ${product} from ${supplier}`,
  again: 'Try again',
  remove: 'Remove',
} as const;
