import type { Notification } from '@mortar/contract';
import { useQuery } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { notificationsQuery } from './api/notifications.ts';
import { removeNotifications } from './api/removeNotifications.ts';
import { deleteFollowed, followedAtom } from './followed.ts';

const getKey = ({ identifier, secondaryidentifier }: Notification) => JSON.stringify([identifier, secondaryidentifier]);

/**
 * Deletes notifications of visible content, including new ones (002 §4).
 * @param isOf matches them; null while the content is hidden
 */
export function useSettleNotifications(isOf: ((notification: Notification) => boolean) | null): void {
  const services = useServices();
  const store = useStore();
  const { data } = useQuery(notificationsQuery(services.client, useSession()));
  /** Deletions in flight. */
  const deletionsInFlight = useRef(new Set<string>());
  const deleteMatching = useEffectEvent((list: readonly Notification[]) => {
    if (!isOf) return;
    const followed = store.get(followedAtom)?.notification;
    if (followed && isOf(followed)) {
      deletionsInFlight.current.add(getKey(followed));
      deleteFollowed(services, store);
    }
    const matching = list.filter((each) => isOf(each) && !deletionsInFlight.current.has(getKey(each)));
    for (const each of matching) deletionsInFlight.current.add(getKey(each));
    void removeNotifications(services, matching).then(() => {
      for (const each of matching) deletionsInFlight.current.delete(getKey(each));
    });
  });
  const shown = isOf !== null;
  useEffect(
    function deleteVisible() {
      if (shown && data) deleteMatching(data);
    },
    [data, shown],
  );
}
