import { type Cents, lineTotal } from '#rules/money.ts';
import { type PastLine, type PastOrder, pastLines } from './pastOrder.ts';

/** Item not supplied, at least partly. */
export interface RegrettedLine extends PastLine {
  orderNumber: string;
  sent: string | null;
  retailer: string;
  /** Missing units. */
  missing: number;
  /** Ordered value of the missing units. */
  missingValue: Cents;
}

/** Returns regretted lines by order; pending ones are excluded (ruling 37). */
export function regrettedLines(orders: readonly PastOrder[]): RegrettedLine[] {
  return orders.flatMap((order) =>
    pastLines(order).flatMap((line) => {
      const missing = line.ordered - (line.supplied ?? line.ordered);
      if (missing <= 0 || order.supply === 'waiting') return [];
      const { number: orderNumber, sent, retailer } = order;
      return [{ ...line, orderNumber, sent, retailer, missing, missingValue: lineTotal(line.price, missing) }];
    }),
  );
}
