import { groupDigits } from '#rules/quantity.ts';

/** Texts of adding, changing and deleting order lines (001 §4, §5, §8; 002 §8). */
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
    /** Description of the selector for screen readers. */
    about: (product: string, supplier: string, deal: string, credit: string) =>
      [product, supplier, deal, credit].filter(Boolean).join(', '),
    deal: (step: number, bonus: number) => (bonus > 0 ? `deal ${step} + ${bonus}` : ''),
    creditUsed: (percent: number) => `${percent}% of credit used`,
    summary: (quantity: number, price: string, total: string, free: number) =>
      `Ordering: ${quantity} at ${price}, for ${total}, with ${free} free`,
    enter: 'Enter a quantity from 1 to 999 999.',
    tooMany: (quantity: number) => `${groupDigits(quantity)} in all: a line holds at most 999 999.`,
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
  /** Announced after a line was added, changed or deleted. */
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
  /** Lines that could not be saved. */
  unsaved: {
    title: 'Not saved',
    left: 'Typed, but not added to the order.',
    unanswered: 'Sent, but the server has not confirmed that it was saved.',
    line: (quantity: number, product: string, supplier: string) => `${quantity} × ${product} from ${supplier}`,
    again: 'Try again',
    remove: 'Remove',
  },
} as const;
