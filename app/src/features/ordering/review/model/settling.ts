import type { OrderLine } from '#orders/current/model/line.ts';
import { lineTotal, toCents } from '#rules/money.ts';
import type { Warning } from './reviewOrder.ts';

/** How a warning is settled where it stands. */
export interface Settling {
  /** Another quantity of the line, or the line is taken off. */
  by: 'quantity' | 'delete';
  /** What its button says. */
  label: 'quantity' | 'other order' | 'price';
  /** The line as it would be written: at today's price where that rose. */
  line: OrderLine;
}

export function getResolution(warning: Warning): Settling {
  const { line } = warning;
  if (warning.kind === 'other order') return { by: 'delete', label: 'other order', line };
  if (warning.kind !== 'price') return { by: 'quantity', label: 'quantity', line };
  const { price, quantity: step, bonusquantity: bonus } = warning.price;
  const now = toCents(price);
  return {
    ...{ by: 'quantity', label: 'price' },
    line: { ...line, price: now, deal: { step, bonus }, total: lineTotal(now, line.quantity) },
  };
}
