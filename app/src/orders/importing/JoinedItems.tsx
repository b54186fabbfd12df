import { useQuery } from '@tanstack/react-query';
import { orderQuery } from '#orders/current/api/getOrder.ts';
import { useClient } from '#session/services.ts';
import { messages } from './messages.ts';

export interface JoinedItemsProps {
  orderid: number;
  /** How many items of the file were linked. */
  linked: number;
  /** How many lines stood there before and were kept. Default none. */
  linesBefore?: number;
}

/** Says where several items of a file became one line, as those of one product do; nothing where each has its own. */
export function JoinedItems({ orderid, linked, linesBefore = 0 }: JoinedItemsProps) {
  const { data: order, isFetching } = useQuery(orderQuery(useClient(), orderid));
  if (!order || isFetching) return null;
  // Somebody else may have taken lines off meanwhile.
  const lines = Math.max(0, order.lines.length - linesBefore);
  return lines < linked && <p>{messages.result.joined(linked, lines)}</p>;
}
