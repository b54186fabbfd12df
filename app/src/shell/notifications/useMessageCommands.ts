import type { Notification } from '@mortar/contract';
import { useQuery } from '@tanstack/react-query';
import { atom, useAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { useCommands } from '#commands/useCommands.ts';
import { notificationsQuery } from '#notifications/api/notifications.ts';
import { CATEGORIES } from '#notifications/categories.ts';
import { canOpenMessaging } from '#session/permissions.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { useLeave } from '#shell/navigation/useLeave.tsx';
import { commandMessages as texts } from './commandMessages.ts';
import { useFollow } from './useFollow.ts';

/** Address before going to the newest message; null after returning. */
const originAtom = atom<string | null>(null);
originAtom.debugLabel = 'came from';

const isMessage = ({ group }: Notification) => group === 'supplier' || group === 'support';

/** Registers commands to go to the newest unread message from any page, and back. */
export function useMessageCommands(): void {
  const { client } = useServices();
  const session = useSession();
  const { data } = useQuery(notificationsQuery(client, session));
  const { pathname, search } = useLocation();
  const [origin, setOrigin] = useAtom(originAtom);
  const follow = useFollow();
  const leave = useLeave();
  const newest = data?.find(isMessage);
  const path = newest && CATEGORIES[newest.group].target(newest)?.path;
  useCommands([
    {
      id: 'messages.newest',
      title: texts.newest,
      key: 'Alt+U',
      permission: canOpenMessaging(session.staff),
      everywhere: true,
      refusal: path ? undefined : texts.nothingUnread,
      run() {
        if (!newest || !path) return;
        setOrigin((before) => before ?? `${pathname}${search}`);
        follow(newest, path);
      },
    },
    {
      id: 'messages.back',
      title: texts.back,
      key: 'Alt+Shift+U',
      disabled: origin === null,
      everywhere: true,
      run() {
        if (origin !== null) leave(origin);
        setOrigin(null);
      },
    },
  ]);
}
