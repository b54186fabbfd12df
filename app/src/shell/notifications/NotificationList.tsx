import type { Notification } from '@mortar/contract';
import { EmptyState, ErrorState, LoadingState, SegmentedField, toast, VirtualList } from '@mortar/design-system';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Bell, LifeBuoy, LogOut, type LucideIcon, PackageCheck, RotateCcw, Truck } from 'lucide-react';
import { useState } from 'react';
import { notificationsQuery } from '#notifications/api/notifications.ts';
import { CATEGORIES, type NotificationCategoryId } from '#notifications/categories.ts';
import { getPharmacy } from '#notifications/model/getPharmacy.ts';
import { canShow } from '#pages/pages.ts';
import { assignedRetailersQuery } from '#retailers/api/assignedRetailers.ts';
import { formatDateTime } from '#rules/dates.ts';
import { failureText, getFailure } from '#server/outcome.ts';
import { getUnreadableRows } from '#server/unreadableRows.ts';
import { useServices } from '#session/services.ts';
import { useSession } from '#session/useSession.ts';
import { listMessages } from './listMessages.ts';
import { messages } from './messages.ts';
import './notifications.css';

/** Icons of categories, loaded with the list instead of the first page. */
const ICONS: Readonly<Record<NotificationCategoryId, LucideIcon>> = {
  response: PackageCheck,
  supplier: Truck,
  support: LifeBuoy,
  'auto regret': RotateCcw,
  logout: LogOut,
  other: Bell,
};

type Filter = NotificationCategoryId | 'all';

const FILTERS: readonly { value: Filter; label: string }[] = [
  { value: 'all', label: listMessages.all },
  ...(Object.keys(CATEGORIES) as NotificationCategoryId[]).flatMap((value) => {
    const { label } = CATEGORIES[value];
    return label === null ? [] : [{ value, label }];
  }),
];

const filterByGroup = (all: readonly Notification[], filter: Filter) =>
  filter === 'all' ? all : all.filter(({ group }) => group === filter);

const getKey = ({ retailerid, identifier, secondaryidentifier }: Notification) =>
  `${retailerid}/${identifier}/${secondaryidentifier}`;

function getError(error: unknown): string {
  const failure = getFailure(error);
  return failure.kind === 'error'
    ? listMessages.notificationsFailed(failure.code)
    : failureText(failure, 'Please reload.');
}

/** Pharmacies of a group's user; undefined for a single pharmacy and while loading. */
function usePharmacies() {
  const { client } = useServices();
  const { staff } = useSession();
  const query = assignedRetailersQuery(client, staff);
  return useQuery({ ...query, ...(!staff.grouporderingenabled && { queryFn: skipToken }) }).data;
}

function CategoryIcon({ group }: { group: NotificationCategoryId }) {
  const Rendered = ICONS[group];
  return <Rendered size={16} aria-hidden />;
}

const NotificationText = ({ notification, pharmacy }: { notification: Notification; pharmacy: string }) => (
  <>
    <CategoryIcon group={notification.group} />
    <strong>{notification.title}</strong>
    {pharmacy && <span>{pharmacy}</span>}
    <span>{notification.body}</span>
    <time>{formatDateTime(notification.sentdate)}</time>
  </>
);

export interface NotificationListProps {
  /** True while loading, shown for a minimum time. */
  loading: boolean;
  /** Called for a pressed notification whose page may be opened. @param path address of that page */
  onFollow(notification: Notification, path: string): void;
}

/** Content of the bell's popover: notifications of a category, with pharmacies if there are several (000 §2). */
export function NotificationList({ loading, onFollow }: NotificationListProps) {
  const session = useSession();
  const query = useQuery(notificationsQuery(useServices().client, session));
  const pharmacies = usePharmacies();
  const [filter, setFilter] = useState<Filter>('all');
  const all = query.data ?? [];
  const misread = getUnreadableRows(query.data);
  const shown = filterByGroup(all, filter);
  const press = (notification: Notification) => {
    const target = CATEGORIES[notification.group].target(notification);
    if (!target) {
      toast.warning(listMessages.noAction);
      return;
    }
    const permission = canShow(target.page, session.staff);
    if (permission.allowed) onFollow(notification, target.path);
    else toast.error(permission.reason);
  };
  return (
    <div className="notifications">
      <SegmentedField
        compact
        label={listMessages.category}
        options={FILTERS.map((option) => ({
          ...option,
          count: loading || !query.isSuccess ? undefined : filterByGroup(all, option.value).length,
        }))}
        value={filter}
        onChange={setFilter}
      />
      {loading && <LoadingState text={messages.loadingNotifications} />}
      {!loading && query.isError && <ErrorState text={getError(query.error)} onRetry={() => void query.refetch()} />}
      {!loading && query.isSuccess && shown.length === 0 && <EmptyState text={listMessages.noNotifications} />}
      {!loading && shown.length > 0 && (
        <div className="notifications__list" data-several={shown.length > 1 || undefined}>
          <VirtualList
            key={filter}
            label={messages.notifications}
            rows={shown}
            getKey={getKey}
            keyboard="rows"
            estimatedHeight={78}
          >
            {(notification, place) => (
              <div className="notifications__item" data-first={place === 0 || undefined}>
                <button type="button" onClick={() => press(notification)}>
                  <NotificationText notification={notification} pharmacy={getPharmacy(notification, pharmacies)} />
                </button>
              </div>
            )}
          </VirtualList>
        </div>
      )}
      {!loading && misread > 0 && <p className="notifications__note">{listMessages.misread(misread)}</p>}
    </div>
  );
}
