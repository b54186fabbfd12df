import type { QueryClient } from '@tanstack/react-query';
import { orderQuery } from '#orders/current/api/getOrder.ts';
import type { Client } from '#server/client.ts';
import { fetchFresh } from '#server/queries.ts';

// Fetched when a write found nothing to write to: no page needs it before.

/** Texts of an order that somebody else took away. */
export const messages = {
  gone: 'This order is no longer there. What you typed is kept under Not saved.',
};

/** What is said of an order that is gone; null where it is there, or that cannot be read. */
export async function goneOrder(client: Client, queryClient: QueryClient, orderid: number): Promise<string | null> {
  const read = fetchFresh(queryClient, { ...orderQuery(client, orderid), retry: false });
  return (await read.catch(() => undefined)) === null ? messages.gone : null;
}
