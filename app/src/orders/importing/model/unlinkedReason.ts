import { readQuantity } from '@mortar/reading';

/** Why a line of a file has no match, as far as the line shows it (002 §2.4). */
export type UnlinkedReason = 'no quantity' | 'quantity' | 'product';

/**
 * Returns the reason: an unclear quantity is never ordered; otherwise the product was not found, not sold or not
 * allowed for the role.
 */
export function unlinkedReason(quantity: string): UnlinkedReason {
  switch (readQuantity(quantity).kind) {
    case 'none':
      return 'no quantity';
    case 'unclear':
      return 'quantity';
    case 'quantity':
      return 'product';
  }
}
