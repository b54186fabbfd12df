import type { UnsentOrder } from '@mortar/contract';

/** Milliseconds for which an order of a basket was made a moment ago. */
const MOMENT = 60_000;

const getMoment = ({ createddatetime }: Pick<UnsentOrder, 'createddatetime'>) => Date.parse(createddatetime ?? '');

type Made = Pick<UnsentOrder, 'orderid' | 'ordernumber' | 'description' | 'staffname' | 'createddatetime'>;

/**
 * The order that somebody else made of the same basket a moment before or beside one's own: orders are called as the basket
 * they are made of (ruling 35). Both moments are the server's.
 * @returns the latest of them; null where there is none, or one's own is not known
 */
export function madeBeside<Order extends Made>(orders: readonly Order[], madeId: number): Order | null {
  const own = orders.find(({ orderid }) => orderid === madeId);
  if (!own) return null;
  const at = getMoment(own);
  const beside = orders.filter(
    (order) =>
      order.orderid !== madeId &&
      order.description === own.description &&
      order.staffname !== own.staffname &&
      Math.abs(at - getMoment(order)) < MOMENT,
  );
  return beside.sort((one, other) => getMoment(other) - getMoment(one))[0] ?? null;
}
