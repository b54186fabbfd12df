import { orderQuery } from '#orders/current/api/getOrder.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import { bonusUnits } from '#rules/quantity.ts';
import { useServices } from '#session/services.ts';
import { useMoney } from '#session/settings.tsx';
import { messages } from './messages.ts';

/** What is said once a line was added, changed or deleted. */
export interface Saved {
  /** The success message. */
  text: string;
  /** What is heard of it: quantity, product, supplier, what comes free, and what the order costs now. */
  spoken: string;
}

type Line = Pick<OrderLine, 'quantity' | 'description' | 'supplier' | 'deal'>;

/** What is heard behind a change: what the order costs now, as far as it is known; call it once it is known with the change. */
export function useSpokenTotal(orderid: number): () => string {
  const { client, queryClient } = useServices();
  const money = useMoney();
  return () => {
    const order = queryClient.getQueryData(orderQuery(client, orderid).queryKey);
    return order ? messages.spoken.total(money(order.total)) : '';
  };
}

/** Makes what is said of a line that an order has, or has no more; call it once the order is known with the change. */
export function useSaved(orderid: number) {
  const total = useSpokenTotal(orderid);
  return (text: string, how: 'added' | 'changed' | 'deleted', line: Line): Saved => {
    const { spoken } = messages;
    const free = how === 'deleted' ? 0 : bonusUnits(line.quantity, line.deal);
    const parts = [
      spoken[how](line.quantity, line.description, line.supplier),
      free > 0 ? spoken.free(free) : '',
      total(),
    ];
    return { text, spoken: parts.join('') };
  };
}
