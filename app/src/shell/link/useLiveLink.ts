import { deleteNotification, type Notification } from '@mortar/contract';
import { toast } from '@mortar/design-system';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { openLiveLink } from '#live/liveLink.ts';
import { linkStateAtom, liveLinkAtom } from '#live/liveLinkAtom.ts';
import { addNotification, dropNotification, notifyingRetailers } from '#notifications/api/notifications.ts';
import { CATEGORIES } from '#notifications/categories.ts';
import { getPharmacy } from '#notifications/model/getPharmacy.ts';
import { keys, markStaleAfter, refreshAfter } from '#server/keys.ts';
import { useServices } from '#session/services.ts';
import type { Session } from '#session/session.ts';
import { useSession } from '#session/useSession.ts';
import { messages as notificationMessages } from '#shell/notifications/messages.ts';
import { saveAndEnd } from '#shell/sessionEnd/saveAndEnd.ts';
import { createBatcher } from './together.ts';

/** True for the notification that signs out exactly this session (000 §4, forced logout). */
function isOfSession({ identifier, secondaryidentifier }: Notification, session: Session): boolean {
  return identifier === session.staff.username && secondaryidentifier === session.token;
}

/** Announces notifications: one by title and pharmacy, several by number. */
const announce = (titles: readonly string[]) =>
  toast.info(titles.length === 1 ? (titles[0] ?? '') : notificationMessages.newNotifications(titles.length));

/** Milliseconds after an answer when resource timings are cleared; an entry appears slightly after its answer. */
const CLEAR_DELAYS_MS = [0, 100, 1000, 5000];

/** Clears resource timings, because one address contains a token. */
function forgetAddresses(): void {
  for (const wait of CLEAR_DELAYS_MS) setTimeout(() => performance.clearResourceTimings(), wait);
}

/** Keeps the SignalR connection open while signed in. */
export function useLiveLink(): void {
  const { queryClient, client, store, endSession, config } = useServices();
  const { hub } = config.hosts;
  const session = useSession();
  const setLink = useSetAtom(liveLinkAtom);
  const setLinkState = useSetAtom(linkStateAtom);
  useEffect(
    function joinRetailersGroup() {
      const batch = createBatcher(announce);
      const link = openLiveLink({
        host: hub,
        token: session.token,
        groups: async () => {
          // Without a group's pharmacies, the own events are still received.
          const others = await notifyingRetailers(client, queryClient, session).catch(() => []);
          return [session.staff.retailerid, ...others].map(String);
        },
      });
      link.onState(setLinkState);
      link.onConnected((first) => void refreshAfter(queryClient, first ? 'link joined' : 'link restored'));
      link.on('DeleteNotification', (deleted) => dropNotification(queryClient, deleted));
      /** True for the user's own or assigned pharmacies (ruling 58). */
      const isOurs = async ({ retailerid }: Notification) =>
        retailerid === session.staff.retailerid ||
        (await notifyingRetailers(client, queryClient, session, 0).catch((): readonly number[] => [])).includes(
          retailerid,
        );
      link.on('ReceiveNotification', async (notification) => {
        const { effect, stale } = CATEGORIES[notification.group];
        if (effect === 'signs out') {
          if (!isOfSession(notification, session)) return;
          const { identifier, secondaryidentifier } = notification;
          void saveAndEnd({ client, store, endSession }, session, {
            reason: 'signed in elsewhere',
            async afterwards(as) {
              await client.send(deleteNotification, { query: { identifier, secondaryidentifier }, as });
              forgetAddresses();
            },
          });
          return;
        }
        if (!(await isOurs(notification))) return;
        addNotification(queryClient, notification);
        const pharmacy = getPharmacy(
          notification,
          queryClient.getQueryData(keys.assignedRetailers(session.staff.staffid)),
        );
        batch.add(pharmacy ? notificationMessages.forPharmacy(notification.title, pharmacy) : notification.title);
        // Components that show the data read it again.
        if (stale) markStaleAfter(queryClient, stale);
      });
      setLink(link);
      return () => {
        batch.stop();
        setLink(null);
        link.close();
      };
    },
    // Excludes the brand, whose change must not reconnect.
    [queryClient, client, store, endSession, hub, session, setLink, setLinkState],
  );
}
