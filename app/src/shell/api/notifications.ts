import { deleteNotification, type Notification, notificationHistory } from '@mortar/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Client } from '../../server/client.ts';
import { found } from '../../server/queries.ts';

const key = ['notifications'] as const;

/** The bell's list, newest first; code 5 is an empty one. A logout is never listed: it holds a token (decision 26). */
export function notificationsQuery(client: Client) {
  return queryOptions({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const answer = found(await client.send(notificationHistory, { signal }));
      return (answer?.notifications ?? []).filter(({ group }) => group !== 'logout');
    },
  });
}

const same = (a: Notification, b: { identifier: string; secondaryidentifier: string }) =>
  a.identifier === b.identifier && a.secondaryidentifier === b.secondaryidentifier;

/** Puts a pushed notification on top of the list; one that is there already moves up. */
export function addNotification(queryClient: QueryClient, notification: Notification): void {
  queryClient.setQueryData<Notification[]>(key, (list) =>
    list ? [notification, ...list.filter((each) => !same(each, notification))] : undefined,
  );
  void queryClient.invalidateQueries({ queryKey: key });
}

export function dropNotification(
  queryClient: QueryClient,
  identifiers: { identifier: string; secondaryidentifier: string },
): void {
  queryClient.setQueryData<Notification[]>(key, (list) => list?.filter((each) => !same(each, identifiers)));
}

/** Deletes a notification that was acted on; one that stays is offered again. */
export async function removeNotification(client: Client, queryClient: QueryClient, notification: Notification) {
  dropNotification(queryClient, notification);
  const { identifier, secondaryidentifier } = notification;
  await client.send(deleteNotification, { query: { identifier, secondaryidentifier } });
  void queryClient.invalidateQueries({ queryKey: key });
}

export function refreshNotifications(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: key });
}
