import type { Notification } from '@mortar/contract';
import { toast } from '@mortar/design-system';
import { atom, useStore } from 'jotai';
import { useEffect } from 'react';
import { type Services, useServices } from '#session/services.ts';
import { sessionAtom } from '#session/session.ts';
import { removeNotification } from './api/notifications.ts';

/** Notification being opened, until its page shows it; null for none. */
export const followedAtom = atom<{ notification: Notification; path: string } | null>(null);
followedAtom.debugLabel = 'followed notification';

/** Deletes the opened notification once its page shows it (000 §2, notifications popover). */
export function deleteFollowed(services: Services, store: Services['store']): void {
  const followed = store.get(followedAtom);
  const session = store.get(sessionAtom);
  store.set(followedAtom, null);
  if (!followed || !session) return;
  void removeNotification(services, session, followed.notification).then((problem) => {
    if (problem && store.get(sessionAtom)) toast.error(problem);
  });
}

/**
 * Deletes a response's notification once the response is shown.
 * @param orderId of the response; null for none
 */
export function useSettleResponse(orderId: number | null): void {
  const services = useServices();
  const store = useStore();
  useEffect(
    function deleteOnceShown() {
      const { group, secondaryidentifier } = store.get(followedAtom)?.notification ?? {};
      if (group === 'response' && secondaryidentifier === String(orderId)) deleteFollowed(services, store);
    },
    [orderId, services, store],
  );
}
