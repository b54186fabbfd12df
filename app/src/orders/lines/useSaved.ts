import { orderQuery } from '#orders/current/api/getOrder.ts';
import type { OrderLine } from '#orders/current/model/line.ts';
import { bonusUnits } from '#rules/quantity.ts';
import { useServices } from '#session/services.ts';
import { useMoney } from '#session/settings.tsx';
import { messages } from './messages.ts';

/** Announcement after a line was added, changed or deleted. */
export interface Saved {
  /** Success message. */
  text: string;
  /** Screen reader text: quantity, product, supplier, free units and the order's total. */
  spoken: string;
}

type Line = Pick<OrderLine, 'quantity' | 'description' | 'supplier' | 'deal'>;

/** Returns a function for the announcement of the order's total, if known; call it once the change is applied. */
export function useSpokenTotal(orderId: number): () => string {
  const { client, queryClient } = useServices();
  const money = useMoney();
  return () => {
    const order = queryClient.getQueryData(orderQuery(client, orderId).queryKey);
    return order ? messages.spoken.total(money(order.total)) : '';
  };
}

/** Returns functions for announcements about a saved or deleted line; call them once the change is applied. */
export function useSaved(orderId: number) {
  const total = useSpokenTotal(orderId);
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
