/** Texts of prompts before a line is added or changed (001 §5, §8). */
export const messages = {
  incorrectQuantity: {
    title: 'Incorrect chosen quantity',
    text: "Sorry, your selected quantity isn't an increment of the supplier quantity to get a bonus product for free",
    deal: (step: number, bonus: number) =>
      bonus === 1 ? `1 is free with every ${step} ordered.` : `${bonus} are free with every ${step} ordered.`,
    order: (quantity: number, free: number) => `Order ${quantity} (${free} free)`,
    cancel: 'Cancel',
  },
  exists: {
    title: 'Product exists in order',
    text: (product: string, quantity: number) => `${product} is already in your order with a quantity of ${quantity}.`,
    keepExisting: (quantity: number) => `Keep existing quantity (${quantity})`,
    merge: (quantity: number) => `Merge quantities (${quantity})`,
    keepThis: (quantity: number) => `Keep this quantity (${quantity})`,
    cancel: 'Cancel',
  },
  otherSupplier: {
    title: 'Product from different supplier exists in order',
    text: (product: string, supplier: string) => `${product} is already in your order from ${supplier}.`,
    /** Complete description of the removed line and its replacement. */
    goes: (line: string) => `Goes: ${line}.`,
    comes: (line: string) => `Comes: ${line}.`,
    line: (quantity: number, free: number, supplier: string, price: string, nett: string, total: string) =>
      free > 0
        ? `${quantity} with ${free} free from ${supplier} at ${price}, ${nett} nett, for ${total}`
        : `${quantity} from ${supplier} at ${price} nett, for ${total}`,
    nett: {
      less: (amount: string) => `Each is ${amount} cheaper nett.`,
      same: 'All have the same nett price.',
      more: (amount: string) => `Each is ${amount} dearer nett.`,
    },
    replace: 'Replace',
    cancel: 'Cancel',
  },
  limit: {
    title: 'Quantity Limit Exceeded',
    text: (maximum: number) => `The quantity is above the maximum of ${maximum}.`,
    takeMaximum: (maximum: number) => `Take maximum (${maximum})`,
    override: 'Override',
    cancel: 'Cancel',
  },
  override: { incorrect: 'Incorrect password.', incorrectField: 'Incorrect Password' },
} as const;
