import { useQuery } from '@tanstack/react-query';
import { orderQuery } from '#orders/current/api/getOrder.ts';
import { useClient } from '#session/services.ts';
import { messages } from './messages.ts';

export interface JoinedItemsProps {
  orderId: number;
  /** Number of matched items in the file. */
  linked: number;
  /** Number of existing lines that were kept. Default none. */
  linesBefore?: number;
}

/** Shows if items of one product were merged into a line; empty otherwise. */
export function JoinedItems({ orderId, linked, linesBefore = 0 }: JoinedItemsProps) {
  const { data: order, isFetching } = useQuery(orderQuery(useClient(), orderId));
  if (!order || isFetching) return null;
  // Another user may have removed lines meanwhile.
  const lines = Math.max(0, order.lines.length - linesBefore);
  return lines < linked && <p>{messages.result.joined(linked, lines)}</p>;
}
