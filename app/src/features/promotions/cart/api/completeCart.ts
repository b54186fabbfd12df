import { createPromotionOrder, listUnsentOrders } from '@mortar/contract';
import type { QueryClient } from '@tanstack/react-query';
import { type Attempt, type Cart, type CartLine, getBonus } from '#features/promotions/cart/model/cart.ts';
import { orderQuery } from '#orders/current/api/getOrder.ts';
import { fromCents } from '#rules/money.ts';
import type { Client } from '#server/client.ts';
import { isUnknown } from '#server/outcome.ts';
import { fetchFresh, valueOrNull } from '#server/queries.ts';
import { computerName } from '#session/computerName.ts';
import type { Session } from '#session/session.ts';

/** Shop order, as found among unsent orders. */
export interface MadeOrder {
  orderId: number;
  orderNumber: string;
}

export type Completion =
  /** `order` is null if it was acknowledged but cannot be identified. */
  | { kind: 'made'; order: MadeOrder | null; lines: readonly CartLine[] }
  | { kind: 'failed' }
  /** The result is unknown: it is checked before the next request. */
  | { kind: 'unknown' }
  | { kind: 'expired' };

export interface Requested {
  client: Client;
  queryClient: QueryClient;
  session: Session;
}

const unsentOrders = async ({ client }: Requested) =>
  valueOrNull(await client.send(listUnsentOrders, { query: {} }))?.clientorders ?? [];

const getKey = (supplierPriceId: number, quantity: number) => `${supplierPriceId} × ${quantity}`;

/**
 * Finds the order of an attempt: new, from this computer, with exactly these lines.
 * @returns null if there is none
 * @throws {CallError} if unsent orders cannot be read
 */
async function findOrder(context: Requested, { known, lines }: Attempt): Promise<MadeOrder | null> {
  const expectedKeys = lines.map(({ promotion, quantity }) => getKey(promotion.supplierPriceId, quantity)).toSorted();
  const since = (await unsentOrders(context)).filter(({ orderid }) => !known.includes(orderid));
  for (const { orderid, ordernumber, computername } of since) {
    if (computername !== computerName()) continue;
    const order = await fetchFresh(context.queryClient, orderQuery(context.client, orderid));
    const orderKeys = (order?.lines ?? []).map((line) => getKey(line.supplierPriceId, line.quantity)).toSorted();
    if (orderKeys.join() === expectedKeys.join()) return { orderId: orderid, orderNumber: ordernumber };
  }
  return null;
}

/** Storage of an attempt until its result is known. */
export interface AttemptMemory {
  now(): Cart;
  remember(attempt: Attempt | null): void;
}

/**
 * Creates an order from the cart exactly once: checks an earlier attempt without an answer first, and one without an
 * answer now before reporting (ruling 8).
 */
export async function completeCart(context: Requested, memory: AttemptMemory): Promise<Completion> {
  const { lines, attempt: before } = memory.now();
  try {
    const found = before && (await findOrder(context, before));
    if (found) return toCompletion(found, before.lines);
  } catch {
    return { kind: 'unknown' };
  }
  let known: number[];
  try {
    known = (await unsentOrders(context)).map(({ orderid }) => orderid);
  } catch {
    // Nothing was sent, since a lost answer could not be checked without the earlier orders.
    return { kind: 'failed' };
  }
  const attempt: Attempt = { at: Date.now(), known, lines };
  memory.remember(attempt);
  const { staffname } = context.session.staff;
  const outcome = await context.client.send(createPromotionOrder, {
    body: {
      status: 'save',
      computername: computerName(),
      name: staffname,
      staffname,
      orderitems: lines.map((line) => ({
        productid: line.promotion.productId,
        supplierpriceid: line.promotion.supplierPriceId,
        supplierproductcode: line.promotion.supplierProductCode,
        orderedquantity: line.quantity,
        orderedprice: fromCents(line.promotion.cost),
        bonusquantity: getBonus(line),
        staffname,
        creditorid: line.promotion.creditorId,
      })),
    },
  });
  if (outcome.kind === 'value') return toCompletion(await findOrder(context, attempt).catch(() => null), lines);
  if (outcome.kind === 'expired') return { kind: 'expired' };
  if (outcome.kind === 'nothing' || isUnknown(outcome)) {
    try {
      const found = await findOrder(context, attempt);
      // The request may still arrive, so the attempt stays.
      return found ? toCompletion(found, lines) : { kind: 'failed' };
    } catch {
      return { kind: 'unknown' };
    }
  }
  memory.remember(null);
  return { kind: 'failed' };

  function toCompletion(order: MadeOrder | null, ordered: readonly CartLine[]): Completion {
    return { kind: 'made', order, lines: ordered };
  }
}
