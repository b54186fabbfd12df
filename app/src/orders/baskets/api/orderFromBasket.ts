import { createOrderFromBasket, listBasketDuplicates } from '@mortar/contract';
import { type BasketDuplicate, toBasketDuplicate } from '#orders/baskets/model/basketDuplicate.ts';
import { findSimultaneousOrder } from '#orders/baskets/model/sameMoment.ts';
import { orderQuery } from '#orders/current/api/getOrder.ts';
import { unsentOrdersQuery } from '#orders/current/api/unsentOrders.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import type { UnsentOrder } from '#orders/current/model/unsentOrder.ts';
import { refreshAfter } from '#server/keys.ts';
import { fetchFresh, valueOrNull } from '#server/queries.ts';
import { writeOnce } from '#server/writeOnce.ts';
import { computerName } from '#session/computerName.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';

export interface MadeOrder {
  orderId: number;
  orderNumber: string;
}

/** Calls for creating an order from a basket (002 §4, create order from basket). All throw a `CallError`. */
export function useOrderFromBasket(basket: Pick<UnsentOrder, 'orderId' | 'description'>) {
  const { client, queryClient } = useServices();
  const { staffname, retailerid } = useSession().staff;
  const { orderId, description } = basket;
  const readLines = async (of: number) => (await fetchFresh(queryClient, orderQuery(client, of)))?.lines ?? [];
  const readOrders = () => fetchFresh(queryClient, unsentOrdersQuery(client));
  return {
    readItems: () => readLines(orderId),
    /** Reads the items of a created order. */
    readLines: ({ orderId: made }: MadeOrder) => readLines(made),
    /** Finds products of the lines on unsent orders. */
    async findDuplicates(lines: readonly OrderLine[]): Promise<readonly BasketDuplicate[]> {
      const productcodes = [...new Set(lines.map(({ productCode }) => productCode))];
      const body = { productcodes, retailerid, orderid: orderId };
      return valueOrNull(await client.send(listBasketDuplicates, { body }))?.products.map(toBasketDuplicate) ?? [];
    },
    /** Finds an order that another user created from the basket at the same time; null if none or unreadable. */
    async findBeside({ orderId: made }: MadeOrder): Promise<UnsentOrder | null> {
      return findSimultaneousOrder(await readOrders().catch(() => []), made);
    },
    /** Creates the order; after a lost answer, checks unsent orders (ruling 8). */
    async make(): Promise<MadeOrder> {
      const computername = computerName();
      // Without the earlier orders a lost answer could not be checked, so nothing is sent.
      const before = await readOrders();
      const body = { orderids: [orderId], staffname, computername, retailerid, orderdescription: description };
      const isNew = (order: UnsentOrder) =>
        order.description === description &&
        order.staffName === staffname &&
        !before.some((known) => known.orderId === order.orderId);
      try {
        const written = await writeOnce(() => client.send(createOrderFromBasket, { body }), {
          read: readOrders,
          verify: (orders) => {
            const made = orders.find(isNew);
            return made ? { part: made } : 'nothing';
          },
        });
        if (written.kind === 'acknowledged') {
          const { orderid, ordernumber } = written.answer;
          return { orderId: orderid, orderNumber: ordernumber };
        }
        if (written.kind === 'partly') return written.part;
        return { orderId: 0, orderNumber: '' };
      } finally {
        void refreshAfter(queryClient, 'basket ordered', { orderid: orderId });
      }
    },
  };
}
