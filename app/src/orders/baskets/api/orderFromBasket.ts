import { type BasketDuplicate, createOrderFromBasket, listBasketDuplicates, type UnsentOrder } from '@mortar/contract';
import { madeBeside } from '#orders/baskets/model/sameMoment.ts';
import { orderQuery } from '#orders/current/api/getOrder.ts';
import { unsentOrdersQuery } from '#orders/current/api/unsentOrders.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import { refreshAfter } from '#server/keys.ts';
import { fetchFresh, valueOrNull } from '#server/queries.ts';
import { writeOnce } from '#server/writeOnce.ts';
import { computerName } from '#session/computerName.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';

/** An order that was made. */
export interface MadeOrder {
  orderid: number;
  ordernumber: string;
}

/** What making an order of a basket asks the server (002 §4, create order from basket). All throw a `CallError`. */
export function useOrderFromBasket(basket: Pick<UnsentOrder, 'orderid' | 'description'>) {
  const { client, queryClient } = useServices();
  const { staffname, retailerid } = useSession().staff;
  const { orderid, description } = basket;
  const readLines = async (of: number) =>
    (await fetchFresh(queryClient, { ...orderQuery(client, of), retry: false }))?.lines ?? [];
  const readOrders = () => fetchFresh(queryClient, { ...unsentOrdersQuery(client), retry: false });
  return {
    /** What the basket holds. */
    readItems: () => readLines(orderid),
    /** What an order holds that was made. */
    readLines: ({ orderid: made }: MadeOrder) => readLines(made),
    /** Which products of some lines stand on unsent orders already. */
    async findDuplicates(lines: readonly OrderLine[]): Promise<readonly BasketDuplicate[]> {
      const productcodes = [...new Set(lines.map(({ productCode }) => productCode))];
      const body = { productcodes, retailerid, orderid };
      return valueOrNull(await client.send(listBasketDuplicates, { body }))?.products ?? [];
    },
    /** The order that somebody else made of the basket in the same moment; null as well where that cannot be read. */
    async findBeside({ orderid: made }: MadeOrder): Promise<UnsentOrder | null> {
      return madeBeside(await readOrders().catch(() => []), made);
    },
    /** Makes the order. Without an answer the unsent orders say whether it was made (ruling 8). */
    async make(): Promise<MadeOrder> {
      const computername = computerName();
      // What cannot be read now could not be compared later: then nothing is sent.
      const before = await readOrders();
      const body = { orderids: [orderid], staffname, computername, retailerid, orderdescription: description };
      const isNew = (order: UnsentOrder) =>
        order.description === description &&
        order.staffname === staffname &&
        !before.some((known) => known.orderid === order.orderid);
      try {
        const written = await writeOnce(() => client.send(createOrderFromBasket, { body }), {
          read: readOrders,
          judge: (orders) => {
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
