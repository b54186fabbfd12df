import type { Notification } from '@mortar/contract';
import { EmptyState, ErrorState, LoadingState, SegmentedField } from '@mortar/design-system';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { notificationsQuery } from '#notifications/api/notifications.ts';
import { pharmacyOf } from '#notifications/model/pharmacyOf.ts';
import { assignedRetailersQuery } from '#retailers/api/assignedRetailers.ts';
import { formatDateTime } from '#rules/dates.ts';
import { failureOf, failureText } from '#server/outcome.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { listMessages } from './listMessages.ts';
import { messages } from './messages.ts';
import './notifications.css';

type Category = keyof typeof listMessages.filters;
const CATEGORIES = (Object.keys(listMessages.filters) as Category[]).map((value) => ({
  value,
  label: listMessages.filters[value],
}));

const inCategory = (all: readonly Notification[], category: Category) =>
  category === 'all' ? all : all.filter(({ group }) => group === category);

const countOf = (all: readonly Notification[], category: Category) => inCategory(all, category).length;

function errorOf(error: unknown): string {
  const failure = failureOf(error);
  return failure.kind === 'error'
    ? listMessages.notificationsFailed(failure.code)
    : failureText(failure, 'Please reload.');
}

/** The pharmacies of whoever is signed in to a group; undefined for a pharmacy on its own, and until they are known. */
function usePharmacies() {
  const { client } = useServices();
  const { staff } = useSession();
  const query = assignedRetailersQuery(client, staff);
  return useQuery({ ...query, ...(!staff.grouporderingenabled && { queryFn: skipToken }) }).data;
}

export interface NotificationListProps {
  /** It is being read: shown for a moment at least. */
  loading: boolean;
  onFollow(notification: Notification): void;
}

/** What the bell's popover shows: the notifications of a category, each with its pharmacy where there are several (000 §2). */
export function NotificationList({ loading, onFollow }: NotificationListProps) {
  const query = useQuery(notificationsQuery(useServices().client, useSession()));
  const pharmacies = usePharmacies();
  const [category, setCategory] = useState<Category>('all');
  const all = query.data ?? [];
  const shown = inCategory(all, category);
  return (
    <div className="notifications">
      <SegmentedField
        compact
        label={listMessages.category}
        options={CATEGORIES.map((option) => ({
          ...option,
          count: loading || !query.isSuccess ? undefined : countOf(all, option.value),
        }))}
        value={category}
        onChange={setCategory}
      />
      {loading && <LoadingState text={messages.loadingNotifications} />}
      {!loading && query.isError && <ErrorState text={errorOf(query.error)} onRetry={() => void query.refetch()} />}
      {!loading && query.isSuccess && shown.length === 0 && <EmptyState text={listMessages.noNotifications} />}
      <ul>
        {(loading ? [] : shown).map((notification) => {
          const pharmacy = pharmacyOf(notification, pharmacies);
          return (
            <li key={`${notification.identifier}/${notification.secondaryidentifier}`}>
              <button type="button" onClick={() => onFollow(notification)}>
                <strong>{notification.title}</strong>
                {pharmacy && <span>{pharmacy}</span>}
                <span>{notification.body}</span>
                <time>{formatDateTime(notification.sentdate)}</time>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
