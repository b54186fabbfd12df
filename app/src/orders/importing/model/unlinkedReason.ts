import { readQuantity } from '@mortar/reading';

/** Why a line of a file was not linked, as far as the line itself tells it (002 §2.4). */
export type UnlinkedReason = 'no quantity' | 'quantity' | 'product';

/** A line without a clear quantity is never ordered; of any other its product was not found, not sold, or not for the role. */
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
