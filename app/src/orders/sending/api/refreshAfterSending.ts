import type { QueryClient } from '@tanstack/react-query';
import { keys, refreshAfter } from '#server/keys.ts';

/**
 * Reads again what sending changed. Lists of unsent orders that are not shown are dropped: an order that was sent cannot be
 * opened, so the order manager waits for its list instead of showing the one from before.
 */
export function refreshAfterSending(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: keys.unsentOrders, type: 'inactive' });
  void refreshAfter(queryClient, 'orders sent');
}
