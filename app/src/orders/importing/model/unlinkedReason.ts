/** Why a line of a file was not linked, as far as the line itself tells it (002 §2.4). */
export type UnlinkedReason = 'quantity' | 'product';

/** A whole number from 1 to 999 999, which a spreadsheet may write with noughts behind a point. */
const QUANTITY = /^0*[1-9]\d{0,5}(\.0+)?$/;

/** A line whose quantity is none is never ordered; of any other its product was not found, not sold, or not for the role. */
export const unlinkedReason = (quantity: string): UnlinkedReason =>
  QUANTITY.test(quantity.trim()) ? 'product' : 'quantity';
