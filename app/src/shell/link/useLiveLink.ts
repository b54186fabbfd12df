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
import { saveAndEnd } from '#shell/sessionEnd/saveAndEnd.ts';
import { messages as notificationMessages } from '#shell/notifications/messages.ts';
import { createTogether } from './together.ts';

/** True for a notification that signs out this very session, and no other (000 §4, forced logout). */
function isOfSession({ identifier, secondaryidentifier }: Notification, session: Session): boolean {
  return identifier === session.staff.username && secondaryidentifier === session.token;
}

/** Says that notifications came: one by its title and pharmacy, several at once by their number. */
const sayWhatCame = (titles: readonly string[]) =>
  toast.info(titles.length === 1 ? (titles[0] ?? '') : notificationMessages.newNotifications(titles.length));

/** Milliseconds after an answer at which the browser's list of addresses is emptied: it lists one a moment after its answer. */
const FORGETTING = [0, 100, 1000, 5000];

/** Has the browser forget the addresses that the page asked for: one of them holds a token. */
function forgetAddresses(): void {
  for (const wait of FORGETTING) setTimeout(() => performance.clearResourceTimings(), wait);
}

/** Keeps the live link while somebody is signed in. */
export function useLiveLink(): void {
  const { queryClient, client, store, endSession, config } = useServices();
  const { hub } = config.hosts;
  const session = useSession();
  const setLink = useSetAtom(liveLinkAtom);
  const setLinkState = useSetAtom(linkStateAtom);
  useEffect(
    function joinRetailersGroup() {
      const came = createTogether(sayWhatCame);
      const link = openLiveLink({
        host: hub,
        token: session.token,
        groups: async () => {
          // Not knowing the pharmacies of a group is no reason to hear nothing.
          const others = await notifyingRetailers(client, queryClient, session).catch(() => []);
          return [session.staff.retailerid, ...others].map(String);
        },
      });
      link.onState(setLinkState);
      link.onConnected((first) => void refreshAfter(queryClient, first ? 'link joined' : 'link restored'));
      link.on('DeleteNotification', (deleted) => dropNotification(queryClient, deleted));
      /** Whether it is of one's own profile, or of a pharmacy that one works for: nobody hears of what is others' (ruling 58). */
      const isOurs = async ({ retailerid }: Notification) =>
        retailerid === session.staff.retailerid ||
        (await notifyingRetailers(client, queryClient, session, 0).catch((): readonly number[] => [])).includes(
          retailerid,
        );
      link.on('ReceiveNotification', async (notification) => {
        const { acts, stale } = CATEGORIES[notification.group];
        if (acts === 'signs out') {
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
        came.add(pharmacy ? notificationMessages.forPharmacy(notification.title, pharmacy) : notification.title);
        // Whoever shows what it tells of reads it.
        if (stale) markStaleAfter(queryClient, stale);
      });
      setLink(link);
      return () => {
        came.stop();
        setLink(null);
        link.close();
      };
    },
    // Another brand on the same page is no reason to leave the group.
    [queryClient, client, store, endSession, hub, session, setLink, setLinkState],
  );
}
