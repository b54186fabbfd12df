import type { QueryClient } from '@tanstack/react-query';
import { keys, refreshAfter } from '#server/keys.ts';

/** Reloads what sending changed. Hidden lists of unsent orders are removed, because sent orders cannot be opened. */
export function refreshAfterSending(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: keys.unsentOrders, type: 'inactive' });
  void refreshAfter(queryClient, 'orders sent');
}
