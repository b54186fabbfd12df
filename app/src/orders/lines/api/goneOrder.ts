import type { QueryClient } from '@tanstack/react-query';
import { orderQuery } from '#orders/current/api/getOrder.ts';
import type { Client } from '#server/client.ts';
import { fetchFresh } from '#server/queries.ts';

// Loaded when a write found no order.

/** Texts of an order removed by another user. */
export const messages = {
  gone: 'This order is no longer there. What you typed is kept under Not saved.',
};

/** Returns a message if the order no longer exists; null if it does or cannot be read. */
export async function goneOrder(client: Client, queryClient: QueryClient, orderid: number): Promise<string | null> {
  const read = fetchFresh(queryClient, orderQuery(client, orderid));
  return (await read.catch(() => undefined)) === null ? messages.gone : null;
}
