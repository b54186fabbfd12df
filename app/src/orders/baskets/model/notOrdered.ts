import type { OrderLine } from '#orders/current/model/line.ts';

type Ordered = Pick<OrderLine, 'productId'>;

/** Returns basket lines whose products are not on the created order, at any supplier. */
export function notOrdered<Line extends Ordered>(basket: readonly Line[], order: readonly Ordered[]): Line[] {
  const ordered = new Set(order.map(({ productId }) => productId));
  return basket.filter(({ productId }) => !ordered.has(productId));
}
