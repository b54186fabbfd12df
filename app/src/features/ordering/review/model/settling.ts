import type { OrderLine } from '#orders/current/model/line.ts';
import { lineTotal, toCents } from '#rules/money.ts';
import type { Warning } from './reviewOrder.ts';

/** How a warning can be resolved in the review. */
export interface Settling {
  /** Changes the quantity or deletes the line. */
  by: 'quantity' | 'delete';
  label: 'quantity' | 'other order' | 'price';
  /** Line to write, with the current price if it rose. */
  line: OrderLine;
}

export function getResolution(warning: Warning): Settling {
  const { line } = warning;
  if (warning.kind === 'other order') return { by: 'delete', label: 'other order', line };
  if (warning.kind !== 'price') return { by: 'quantity', label: 'quantity', line };
  const { price, quantity: step, bonusQuantity: bonus } = warning.price;
  const now = toCents(price);
  return {
    by: 'quantity',
    label: 'price',
    line: { ...line, price: now, deal: { step, bonus }, total: lineTotal(now, line.quantity) },
  };
}
