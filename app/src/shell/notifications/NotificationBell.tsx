import type { Notification } from '@mortar/contract';
import { IconButton, LoadingState, Popover } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { notificationsQuery } from '#notifications/api/notifications.ts';
import { Icon } from '#pages/icons.tsx';
import { lazyPart } from '#parts/lazyPart.tsx';
import { PartBoundary } from '#parts/PartBoundary.tsx';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { pageFocus } from '#shell/navigation/focusPage.ts';
import { messages } from './messages.ts';
import { useFollow } from './useFollow.ts';

// Loaded in parallel with the page, not with its chunk.
const NotificationList = lazyPart(() => import('./NotificationList.tsx'), 'NotificationList');
NotificationList.prefetch();

/** Minimum milliseconds for which the list shows loading (000 §2, §9). */
const MIN_LOADING_MS = 500;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Bell of the top bar with its popover, 400 px wide (000 §2). */
export function NotificationBell() {
  const { client } = useServices();
  const session = useSession();
  const query = useQuery(notificationsQuery(client, session));
  const toPage = useFollow();
  /** True after opening a notification, when focus belongs to the new page. */
  const hasNavigated = useRef(false);
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  const all = query.data ?? [];
  // Stays during retries, so that the bell remains pressable.
  const failed = query.data === undefined && query.errorUpdateCount > 0;

  const show = async (opening: boolean) => {
    setOpen(opening);
    hasNavigated.current = false;
    if (!opening) return;
    setLoading(true);
    await Promise.all([query.refetch(), wait(MIN_LOADING_MS)]);
    setLoading(false);
  };
  const follow = (notification: Notification, path: string) => {
    setOpen(false);
    hasNavigated.current = toPage(notification, path);
  };

  return (
    <Popover
      label={messages.notifications}
      width={400}
      open={open}
      onOpenChange={(opening) => void show(opening)}
      returnFocusTo={() => (hasNavigated.current ? pageFocus() : null)}
      trigger={
        <IconButton
          label={messages.notifications}
          icon={<Icon name="bell" size={20} />}
          badge={all.length}
          disabled={all.length === 0 && !failed && !open}
        />
      }
    >
      <PartBoundary fallback={<LoadingState text={messages.loadingNotifications} />} onFail={() => setOpen(false)}>
        <NotificationList loading={loading} onFollow={follow} />
      </PartBoundary>
    </Popover>
  );
}
