import type { OrderLine } from '#orders/current/model/line.ts';

type Ordered = Pick<OrderLine, 'productId'>;

/** The lines of a basket whose products are not on the order that was made of it, at whatever supplier. */
export function notOrdered<Line extends Ordered>(basket: readonly Line[], order: readonly Ordered[]): Line[] {
  const ordered = new Set(order.map(({ productId }) => productId));
  return basket.filter(({ productId }) => !ordered.has(productId));
}
