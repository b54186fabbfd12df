import type { UnsentOrder } from '#orders/current/model/unsentOrder.ts';

/** Milliseconds within which orders count as simultaneous. */
const SAME_TIME_MS = 60_000;

const getMoment = ({ createdAt }: Pick<UnsentOrder, 'createdAt'>) => Date.parse(createdAt ?? '');

type Made = Pick<UnsentOrder, 'orderId' | 'orderNumber' | 'description' | 'staffName' | 'createdAt'>;

/**
 * Returns another user's order created from the same basket at about the same time, identified by description (ruling
 * 35). Both times are the server's.
 * @returns the latest; null if there is none, or if the own order is unknown
 */
export function findSimultaneousOrder<Order extends Made>(orders: readonly Order[], madeId: number): Order | null {
  const own = orders.find(({ orderId }) => orderId === madeId);
  if (!own) return null;
  const at = getMoment(own);
  const beside = orders.filter(
    (order) =>
      order.orderId !== madeId &&
      order.description === own.description &&
      order.staffName !== own.staffName &&
      Math.abs(at - getMoment(order)) < SAME_TIME_MS,
  );
  return beside.sort((a, b) => getMoment(b) - getMoment(a))[0] ?? null;
}
