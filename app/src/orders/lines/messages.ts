/** Texts of an order's lines: adding, changing and deleting them (001 §4, §5, §8; 002 §8). */
export const messages = {
  orderLines: {
    loading: 'Loading order...',
    empty: 'Empty Order.',
    columns: {
      number: '#',
      supplier: 'Supplier',
      code: 'Code',
      description: 'Description',
      quantity: 'Qty',
      bonus: 'Bonus',
      price: 'Price',
      total: 'Total',
      staff: 'User',
      actions: 'Actions',
    },
  },
  quantity: {
    title: 'Quantity Selection',
    label: 'Quantity',
    favourite: 'Favourite',
    report: 'Report incorrect link',
    ladder: 'Quantities with a bonus',
    rung: (quantity: number, free: number) => `${quantity} + ${free}`,
    free: ' free',
    ok: 'OK',
    /** What the selector is about, in one sentence: what stands around the quantity, for those who do not see it. */
    about: (product: string, supplier: string, deal: string, credit: string) =>
      [product, supplier, deal, credit].filter(Boolean).join(', '),
    deal: (step: number, bonus: number) => (bonus > 0 ? `deal ${step} + ${bonus}` : ''),
    creditUsed: (percent: number) => `${percent}% of credit used`,
    summary: (quantity: number, price: string, total: string, free: number) =>
      `Ordering: ${quantity} at ${price}, for ${total}, with ${free} free`,
    enter: 'Enter a quantity from 1 to 999 999.',
    noCredit: 'No Credit Info, please contact support',
  },
  promotion: {
    title: 'Promotion Quantity Selection',
    card: 'Supplier promotion',
    order: 'Order',
    noPicture: 'No picture',
  },
  updateQuantity: { title: 'Update Quantity', save: 'Save', cancel: 'Cancel' },
  deleteItem: {
    title: 'Confirm Delete',
    text: (product: string) => `Are you sure you want to delete "${product}"?`,
  },
  /** What is heard of a line that was added, changed or deleted. */
  spoken: {
    added: (quantity: number, product: string, supplier: string) => `Added ${quantity} ${product} from ${supplier}`,
    changed: (quantity: number, product: string, supplier: string) => `Now ${quantity} ${product} from ${supplier}`,
    deleted: (quantity: number, product: string, supplier: string) => `Deleted ${quantity} ${product} from ${supplier}`,
    free: (units: number) => `, ${units} free`,
    total: (total: string) => `; order ${total}`,
  },
  added: (product: string) => `Added ${product} to order.`,
  updated: (product: string) => `Successfully uppdated ${product}.`,
  quantityUpdated: (product: string) => `${product} quantity successfully updated.`,
  deleted: (product: string) => `Deleted ${product} from order.`,
  typedAhead: (text: string) => `Kept for the search: "${text}". Press Tab to go to an answer.`,
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
    /** A line with all that is ordered and paid: what goes, and what comes in its place. */
    goes: (line: string) => `Goes: ${line}.`,
    comes: (line: string) => `Comes: ${line}.`,
    line: (quantity: number, free: number, supplier: string, price: string, nett: string, total: string) =>
      free > 0
        ? `${quantity} with ${free} free from ${supplier} at ${price}, ${nett} nett, for ${total}`
        : `${quantity} from ${supplier} at ${price} nett, for ${total}`,
    nett: {
      less: (amount: string) => `Each is ${amount} cheaper nett.`,
      same: 'Each costs the same nett.',
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
  /** Lines that could not be saved. */
  unsaved: {
    title: 'Not saved',
    left: 'It was typed, and not added to the order.',
    unanswered: 'It was sent, and the server has not said that it was saved.',
    line: (quantity: number, product: string, supplier: string) => `${quantity} × ${product} from ${supplier}`,
    again: 'Try again',
    remove: 'Remove',
  },
} as const;
