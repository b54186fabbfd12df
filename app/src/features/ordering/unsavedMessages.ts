/** Texts of lines that could not be saved. */
export const unsavedMessages = {
  title: 'Not saved',
  line: (quantity: number, product: string, supplier: string) => `${quantity} × ${product} from ${supplier}`,
  again: 'Try again',
  remove: 'Remove',
} as const;
