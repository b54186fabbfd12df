import { markResponsesRead, type Notification } from '@mortar/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { notificationsQuery } from '#notifications/api/notifications.ts';
import { keys, refreshAfter } from '#server/keys.ts';
import { errorText } from '#server/outcome.ts';
import { fetchFresh } from '#server/queries.ts';
import { writeOnce } from '#server/writeOnce.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';

const isOfResponse = ({ group }: Notification) => group === 'response';

const unreadIn = (notifications: readonly Notification[]): ReadonlySet<number> =>
  new Set(notifications.filter(isOfResponse).map(({ secondaryidentifier }) => Number(secondaryidentifier)));

/**
 * Returns unread responses: those with a notification (ruling 36).
 * @param enabled false to load nothing
 */
export function useUnreadResponses(enabled: boolean) {
  const { client } = useServices();
  return useQuery({ ...notificationsQuery(client, useSession()), enabled, select: unreadIn });
}

/**
 * Marks all responses as read; after a lost answer, checks that no notification is left. Its error is the message to
 * show.
 */
export function useMarkRead() {
  const { client, queryClient } = useServices();
  const session = useSession();
  return useMutation({
    mutationFn: async () => {
      await writeOnce(() => client.send(markResponsesRead, {}), {
        read: () => fetchFresh(queryClient, notificationsQuery(client, session)),
        verify: (left) => (left.some(isOfResponse) ? 'nothing' : 'all'),
      }).catch((error: unknown) => {
        throw new Error(errorText(error), { cause: error });
      });
    },
    onSuccess() {
      queryClient.setQueryData<Notification[]>(keys.notifications, (list) =>
        list?.filter((notification) => !isOfResponse(notification)),
      );
      void refreshAfter(queryClient, 'notification changed');
    },
  });
}
