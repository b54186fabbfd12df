import type { Notification } from '@mortar/contract';
import { EmptyState, ErrorState, IconButton, LoadingState, Popover, RadioField, toast } from '@mortar/design-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '../../rules/dates.ts';
import { failureOf, failureText } from '../../server/outcome.ts';
import { useServices } from '../../services.tsx';
import { notificationsQuery, removeNotification } from '../api/notifications.ts';
import { Icon } from '../icons.tsx';
import { messages } from '../messages.ts';
import { notificationTarget } from '../model/notificationTarget.ts';
import { useLeave } from '../useLeave.tsx';
import './notifications.css';

type Category = keyof typeof messages.filters;
const CATEGORIES = (Object.keys(messages.filters) as Category[]).map((value) => ({
  value,
  label: messages.filters[value],
}));

function errorOf(error: unknown): string {
  const failure = failureOf(error);
  return failure.kind === 'error' ? messages.notificationsFailed(failure.code) : failureText(failure, 'Please reload.');
}

/** The bell of the top bar with its popover, 400 px wide (000 §2). */
export function NotificationBell() {
  const { client, queryClient } = useServices();
  const query = useQuery(notificationsQuery(client));
  const leave = useLeave();
  const [open, setOpen] = useState(false);
  const [category, setCategory] = useState<Category>('all');
  const all = query.data ?? [];
  const shown = category === 'all' ? all : all.filter(({ group }) => group === category);

  const follow = (notification: Notification) => {
    const target = notificationTarget(notification);
    if (!target) {
      toast.warning(messages.noAction);
      return;
    }
    setOpen(false);
    leave(target);
    void removeNotification(client, queryClient, notification);
  };

  return (
    <Popover
      label={messages.notifications}
      width={400}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <IconButton
          label={messages.notifications}
          icon={<Icon name="bell" size={20} />}
          badge={all.length}
          disabled={all.length === 0 && !query.isError}
        />
      }
    >
      <div className="notifications">
        <RadioField
          label={messages.category}
          hideLabel
          inline
          options={CATEGORIES}
          value={category}
          onChange={setCategory}
        />
        {query.isPending && <LoadingState text={messages.loadingNotifications} />}
        {query.isError && <ErrorState text={errorOf(query.error)} onRetry={() => void query.refetch()} />}
        {query.isSuccess && shown.length === 0 && <EmptyState text={messages.noNotifications} />}
        <ul>
          {shown.map((notification) => (
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
