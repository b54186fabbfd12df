import type { Notification } from '@mortar/contract';
import {
  EmptyState,
  ErrorState,
  IconButton,
  LoadingState,
  Popover,
  SegmentedField,
  toast,
} from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { notificationsQuery } from '#notifications/api/notifications.ts';
import { Icon } from '#pages/icons.tsx';
import { canShow } from '#pages/pages.ts';
import { formatDateTime } from '#rules/dates.ts';
import { failureOf, failureText } from '#server/outcome.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { pageFocus } from '#shell/navigation/focusPage.ts';
import { useLeave } from '#shell/navigation/useLeave.tsx';
import { followedAtom } from './followed.ts';
import { notificationTarget } from './model/notificationTarget.ts';
import './notifications.css';
import { messages } from './messages.ts';

type Category = keyof typeof messages.filters;
const CATEGORIES = (Object.keys(messages.filters) as Category[]).map((value) => ({
  value,
  label: messages.filters[value],
}));

const inCategory = (all: readonly Notification[], category: Category) =>
  category === 'all' ? all : all.filter(({ group }) => group === category);

const countOf = (all: readonly Notification[], category: Category) => inCategory(all, category).length;

/** Milliseconds for which the list says that it loads, however fast it is there (000 §2, §9). */
const LOADING_AT_LEAST = 500;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function errorOf(error: unknown): string {
  const failure = failureOf(error);
  return failure.kind === 'error' ? messages.notificationsFailed(failure.code) : failureText(failure, 'Please reload.');
}

/** The bell of the top bar with its popover, 400 px wide (000 §2). */
export function NotificationBell() {
  const { client } = useServices();
  const session = useSession();
  const query = useQuery(notificationsQuery(client, session));
  const leave = useLeave();
  const navigate = useNavigate();
  const setFollowed = useSetAtom(followedAtom);
  /** True once a notification was followed: the page it led to has the keyboard. */
  const left = useRef(false);
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  const [category, setCategory] = useState<Category>('all');
  const all = query.data ?? [];
  // Also while it is tried again: a bell that goes out under the pointer cannot be pressed.
  const failed = query.data === undefined && query.errorUpdateCount > 0;
  const shown = inCategory(all, category);

  const show = async (opening: boolean) => {
    setOpen(opening);
    left.current = false;
    if (!opening) return;
    setLoading(true);
    await Promise.all([query.refetch(), wait(LOADING_AT_LEAST)]);
    setLoading(false);
  };
  const follow = (notification: Notification) => {
    const target = notificationTarget(notification);
    if (!target) {
      toast.warning(messages.noAction);
      return;
    }
    const permission = canShow(target.page, session.staff);
    if (!permission.allowed) {
      toast.error(permission.reason);
      return;
    }
    setOpen(false);
    // It is deleted by the page that it leads to, once somebody is there.
    left.current = leave(() => {
      setFollowed({ notification, path: target.path });
      void navigate(target.path);
    });
  };

  return (
    <Popover
      label={messages.notifications}
      width={400}
      open={open}
      onOpenChange={(opening) => void show(opening)}
      returnFocusTo={() => (left.current ? pageFocus() : null)}
      trigger={
        <IconButton
          label={messages.notifications}
          icon={<Icon name="bell" size={20} />}
          badge={all.length}
          disabled={all.length === 0 && !failed && !open}
        />
      }
    >
      <div className="notifications">
        <SegmentedField
          compact
          label={messages.category}
          options={CATEGORIES.map((option) => ({
            ...option,
            count: loading || !query.isSuccess ? undefined : countOf(all, option.value),
          }))}
          value={category}
          onChange={setCategory}
        />
        {loading && <LoadingState text={messages.loadingNotifications} />}
        {!loading && query.isError && <ErrorState text={errorOf(query.error)} onRetry={() => void query.refetch()} />}
        {!loading && query.isSuccess && shown.length === 0 && <EmptyState text={messages.noNotifications} />}
        <ul>
          {(loading ? [] : shown).map((notification) => (
            <li key={`${notification.identifier}/${notification.secondaryidentifier}`}>
              <button type="button" onClick={() => follow(notification)}>
                <strong>{notification.title}</strong>
                <span>{notification.body}</span>
                <time>{formatDateTime(notification.sentdate)}</time>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Popover>
  );
}
