import { readQuantity } from '@mortar/reading';

/** Why a line of a file was not linked, as far as the line itself tells it (002 §2.4). */
export type UnlinkedReason = 'quantity' | 'product';

/** A line whose quantity is none is never ordered; of any other its product was not found, not sold, or not for the role. */
export const unlinkedReason = (quantity: string): UnlinkedReason =>
  readQuantity(quantity).kind === 'quantity' ? 'product' : 'quantity';
