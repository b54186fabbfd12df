import { deleteNotification, type Notification, notificationHistory } from '@mortar/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { isListed } from '#notifications/categories.ts';
import { assignedRetailersQuery } from '#retailers/api/assignedRetailers.ts';
import type { Client } from '#server/client.ts';
import { keys, refreshAfter } from '#server/keys.ts';
import { failureText, withoutLock } from '#server/outcome.ts';
import { valueOrNull } from '#server/queries.ts';
import type { Services } from '#session/services.ts';
import type { Session } from '#session/session.ts';

/** Milliseconds for which the pharmacies stay fresh, since connection and bell read them together. */
const RETAILERS_STALE_TIME_MS = 1000;

/**
 * Returns the other pharmacies whose notifications the user gets: in a group, those assigned, since suppliers answer
 * the ordering pharmacy. Read again, because assignments change (ruling 58).
 * @param readFor milliseconds for which an earlier answer stays fresh
 */
export async function notifyingRetailers(
  client: Client,
  queryClient: QueryClient,
  { staff }: Session,
  readFor = RETAILERS_STALE_TIME_MS,
): Promise<readonly number[]> {
  if (!staff.grouporderingenabled) return [];
  const pharmacies = await queryClient.fetchQuery({ ...assignedRetailersQuery(client, staff), staleTime: readFor });
  return pharmacies.filter(({ isAssigned, id }) => isAssigned && id !== staff.retailerid).map(({ id }) => id);
}

/** Sends a call for one of a group's pharmacies; calls use the user's own by default. */
const getCallerFor = ({ token, staff }: Session, retailerid: number) =>
  retailerid === staff.retailerid ? {} : { as: { token, retailerid } };

const newestFirst = (a: Notification, b: Notification) =>
  Date.parse(b.sentdate ?? '') - Date.parse(a.sentdate ?? '') || 0;

/**
 * Returns the query of the bell's list, newest first; code 5 is empty. A group's list covers all assigned pharmacies.
 * Logouts are excluded, because they contain a token (ruling 26).
 */
export function notificationsQuery(client: Client, session: Session) {
  return queryOptions({
    queryKey: keys.notifications,
    queryFn: async ({ signal, client: queryClient }) => {
      const others = await notifyingRetailers(client, queryClient, session);
      const lists = await Promise.all(
        [session.staff.retailerid, ...others].map(async (retailerid) => {
          const answer = await client.send(notificationHistory, { signal, ...getCallerFor(session, retailerid) });
          return valueOrNull(answer)?.notifications ?? [];
        }),
      );
      const all = lists.flat().filter(isListed);
      return lists.length > 1 ? all.sort(newestFirst) : all;
    },
  });
}

type Identifiers = Pick<Notification, 'identifier' | 'secondaryidentifier'>;

const same = (a: Identifiers, b: Identifiers) =>
  a.identifier === b.identifier && a.secondaryidentifier === b.secondaryidentifier;

/** Applies a pushed change to the list. Reads only after a failed load: 'link restored' fills gaps. */
async function changeList(
  queryClient: QueryClient,
  change: (list: readonly Notification[]) => Notification[],
): Promise<void> {
  const apply = () =>
    queryClient.setQueryData<Notification[]>(keys.notifications, (list) => (list ? change(list) : undefined));
  apply();
  const query = queryClient.getQueryCache().find({ queryKey: keys.notifications });
  if (query?.state.status === 'error' && query.state.fetchStatus === 'idle') {
    void refreshAfter(queryClient, 'notification changed');
  }
  // An answer in flight may predate the change.
  while (query?.state.fetchStatus === 'fetching' && query.promise) {
    await query.promise.catch(() => undefined);
    apply();
  }
}

/** Adds a pushed notification on top; an existing one moves up. */
export function addNotification(queryClient: QueryClient, notification: Notification): void {
  void changeList(queryClient, (list) => [notification, ...list.filter((each) => !same(each, notification))]);
}

/** Removes a notification deleted elsewhere. */
export function dropNotification(queryClient: QueryClient, identifiers: Identifiers): void {
  void changeList(queryClient, (list) => list.filter((each) => !same(each, identifiers)));
}

/**
 * Deletes a handled notification and restores it after a failure.
 * @returns the error message, or null
 */
export async function removeNotification(
  { client, queryClient }: Pick<Services, 'client' | 'queryClient'>,
  session: Session,
  notification: Notification,
): Promise<string | null> {
  const before = queryClient.getQueryData<Notification[]>(keys.notifications) ?? [];
  queryClient.setQueryData<Notification[]>(keys.notifications, (list) =>
    list?.filter((each) => !same(each, notification)),
  );
  const { identifier, secondaryidentifier, retailerid } = notification;
  const outcome = await client.send(deleteNotification, {
    query: { identifier, secondaryidentifier },
    ...getCallerFor(session, retailerid ?? session.staff.retailerid),
  });
  // A missing notification counts as deleted.
  const isDeleted = outcome.kind === 'value' || outcome.kind === 'nothing';
  if (!isDeleted) {
    const at = before.findIndex((each) => same(each, notification));
    queryClient.setQueryData<Notification[]>(keys.notifications, (list = []) =>
      list.some((each) => same(each, notification)) ? list : list.toSpliced(Math.max(0, at), 0, notification),
    );
  }
  void refreshAfter(queryClient, 'notification changed');
  return isDeleted ? null : failureText(withoutLock(outcome));
}
