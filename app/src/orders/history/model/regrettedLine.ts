import { type Cents, lineTotal } from '#rules/money.ts';
import { type PastLine, type PastOrder, pastLines } from './pastOrder.ts';

/** An item that did not come, or not all of it. */
export interface RegrettedLine extends PastLine {
  orderNumber: string;
  sent: string | null;
  retailer: string;
  /** Units that did not come. */
  missing: number;
  /** What those were ordered for. */
  missingValue: Cents;
}

/** What did not come of some orders, order by order, line by line; what still waits is not known yet (ruling 37). */
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
