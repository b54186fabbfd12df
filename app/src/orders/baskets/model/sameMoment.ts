import type { UnsentOrder } from '@mortar/contract';

/** Milliseconds within which orders count as simultaneous. */
const SAME_TIME_MS = 60_000;

const getMoment = ({ createddatetime }: Pick<UnsentOrder, 'createddatetime'>) => Date.parse(createddatetime ?? '');

type Made = Pick<UnsentOrder, 'orderid' | 'ordernumber' | 'description' | 'staffname' | 'createddatetime'>;

/**
 * Returns another user's order created from the same basket at about the same time, identified by description (ruling
 * 35). Both times are the server's.
 * @returns the latest; null if there is none, or if the own order is unknown
 */
export function findSimultaneousOrder<Order extends Made>(orders: readonly Order[], madeId: number): Order | null {
  const own = orders.find(({ orderid }) => orderid === madeId);
  if (!own) return null;
  const at = getMoment(own);
  const beside = orders.filter(
    (order) =>
      order.orderid !== madeId &&
      order.description === own.description &&
      order.staffname !== own.staffname &&
      Math.abs(at - getMoment(order)) < SAME_TIME_MS,
  );
  return beside.sort((a, b) => getMoment(b) - getMoment(a))[0] ?? null;
}
