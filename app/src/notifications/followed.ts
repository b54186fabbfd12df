import type { Notification } from '@mortar/contract';
import { toast } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { atom, useStore } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Services, useServices } from '#session/services.ts';
import { sessionAtom } from '#session/session.ts';
import { useSession } from '#session/useSession.ts';
import { notificationsQuery, removeNotification, removeNotifications } from './api/notifications.ts';

/** A notification on its way to the page that shows what it is about; null while none is. */
export const followedAtom = atom<{ notification: Notification; path: string } | null>(null);
followedAtom.debugLabel = 'followed notification';

/** Deletes the notification that was followed: what it is about is shown (000 §2, notifications popover). */
export function settleFollowed(services: Services, store: Services['store']): void {
  const followed = store.get(followedAtom);
  const session = store.get(sessionAtom);
  store.set(followedAtom, null);
  if (!followed || !session) return;
  void removeNotification(services, session, followed.notification).then((problem) => {
    if (problem && store.get(sessionAtom)) toast.error(problem);
  });
}

/**
 * Deletes the notification of a response once that is shown, and not before.
 * @param orderid of the response; null while none is
 */
export function useSettleResponse(orderid: number | null): void {
  const services = useServices();
  const store = useStore();
  useEffect(
    function settleTheNotificationOfTheResponse() {
      const { group, secondaryidentifier } = store.get(followedAtom)?.notification ?? {};
      if (group === 'response' && secondaryidentifier === String(orderid)) settleFollowed(services, store);
    },
    [orderid, services, store],
  );
}

const keyOf = ({ identifier, secondaryidentifier }: Notification) => JSON.stringify([identifier, secondaryidentifier]);

/**
 * Deletes the notifications of what is shown, and those that come in for as long as it is (002 §4).
 * @param isOf which of them are; null while it is not shown, or nobody can see it
 */
export function useSettleNotifications(isOf: ((notification: Notification) => boolean) | null): void {
  const services = useServices();
  const store = useStore();
  const { data } = useQuery(notificationsQuery(services.client, useSession()));
  /** On their way out. */
  const leaving = useRef(new Set<string>());
  const settle = useEffectEvent((list: readonly Notification[]) => {
    if (!isOf) return;
    const followed = store.get(followedAtom)?.notification;
    if (followed && isOf(followed)) {
      leaving.current.add(keyOf(followed));
      settleFollowed(services, store);
    }
    const told = list.filter((each) => isOf(each) && !leaving.current.has(keyOf(each)));
    for (const each of told) leaving.current.add(keyOf(each));
    void removeNotifications(services, told).then(() => {
      for (const each of told) leaving.current.delete(keyOf(each));
    });
  });
  const shown = isOf !== null;
  useEffect(
    function settleTheNotificationsOfWhatIsShown() {
      if (shown && data) settle(data);
    },
    [data, shown],
  );
}
