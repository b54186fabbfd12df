import { type BasketDuplicate, createOrderFromBasket, listBasketDuplicates, type UnsentOrder } from '@mortar/contract';
import { findSimultaneousOrder } from '#orders/baskets/model/sameMoment.ts';
import { orderQuery } from '#orders/current/api/getOrder.ts';
import { unsentOrdersQuery } from '#orders/current/api/unsentOrders.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import { refreshAfter } from '#server/keys.ts';
import { fetchFresh, valueOrNull } from '#server/queries.ts';
import { writeOnce } from '#server/writeOnce.ts';
import { computerName } from '#session/computerName.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';

export interface MadeOrder {
  orderid: number;
  ordernumber: string;
}

/** Calls for creating an order from a basket (002 §4, create order from basket). All throw a `CallError`. */
export function useOrderFromBasket(basket: Pick<UnsentOrder, 'orderid' | 'description'>) {
  const { client, queryClient } = useServices();
  const { staffname, retailerid } = useSession().staff;
  const { orderid, description } = basket;
  const readLines = async (of: number) => (await fetchFresh(queryClient, orderQuery(client, of)))?.lines ?? [];
  const readOrders = () => fetchFresh(queryClient, unsentOrdersQuery(client));
  return {
    readItems: () => readLines(orderid),
    /** Reads the items of a created order. */
    readLines: ({ orderid: made }: MadeOrder) => readLines(made),
    /** Finds products of the lines on unsent orders. */
    async findDuplicates(lines: readonly OrderLine[]): Promise<readonly BasketDuplicate[]> {
      const productcodes = [...new Set(lines.map(({ productCode }) => productCode))];
      const body = { productcodes, retailerid, orderid };
      return valueOrNull(await client.send(listBasketDuplicates, { body }))?.products ?? [];
    },
    /** Finds an order that another user created from the basket at the same time; null if none or unreadable. */
    async findBeside({ orderid: made }: MadeOrder): Promise<UnsentOrder | null> {
      return findSimultaneousOrder(await readOrders().catch(() => []), made);
    },
    /** Creates the order; after a lost answer, checks unsent orders (ruling 8). */
    async make(): Promise<MadeOrder> {
      const computername = computerName();
      // Without the earlier orders a lost answer could not be checked, so nothing is sent.
      const before = await readOrders();
      const body = { orderids: [orderid], staffname, computername, retailerid, orderdescription: description };
      const isNew = (order: UnsentOrder) =>
        order.description === description &&
        order.staffname === staffname &&
        !before.some((known) => known.orderid === order.orderid);
      try {
        const written = await writeOnce(() => client.send(createOrderFromBasket, { body }), {
          read: readOrders,
          verify: (orders) => {
            const made = orders.find(isNew);
            return made ? { part: made } : 'nothing';
          },
        });
        if (written.kind === 'acknowledged') return written.answer;
        if (written.kind === 'partly') return written.part;
        return { orderid: 0, ordernumber: '' };
      } finally {
        void refreshAfter(queryClient, 'basket ordered', { orderid });
      }
    },
  };
}
