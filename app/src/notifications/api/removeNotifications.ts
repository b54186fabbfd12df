import { deleteNotifications, type Notification } from '@mortar/contract';
import { refreshAfter } from '#server/keys.ts';
import type { Services } from '#session/services.ts';
import { dropNotification } from './notifications.ts';

/** Deletes notifications of read items on all devices. Failed ones stay in the list. */
export async function removeNotifications(
  { client, queryClient }: Pick<Services, 'client' | 'queryClient'>,
  notifications: readonly Notification[],
): Promise<void> {
  if (notifications.length === 0) return;
  const outcome = await client.send(deleteNotifications, {
    body: notifications.map(({ identifier, secondaryidentifier, group }) => ({
      identifier,
      secondaryidentifier,
      ...(group !== 'other' && { group }),
    })),
  });
  if (outcome.kind === 'value' || outcome.kind === 'nothing') {
    for (const notification of notifications) dropNotification(queryClient, notification);
  }
  void refreshAfter(queryClient, 'notification changed');
}
