import type { Notification } from '@mortar/contract';
import type { PageId } from '#pages/pages.ts';
import { paths } from '#pages/paths.ts';

/** The page that shows what a notification is about, and its address. */
export interface NotificationTarget {
  page: PageId;
  path: string;
}

/** Where a click on a notification leads; null where there is nothing to do (000 §2, notifications popover). */
export function notificationTarget(notification: Notification): NotificationTarget | null {
  const { group, identifier, secondaryidentifier, title } = notification;
  if (group === 'auto regret') {
    return title.includes('Auto Regret Failed') ? null : { page: 'ordering', path: paths.ordering() };
  }
  if (group === 'response') return { page: 'responses', path: paths.responses(identifier, secondaryidentifier) };
  if (group === 'supplier') return { page: 'supplierMessaging', path: paths.supplierMessaging(identifier) };
  return { page: 'messages', path: paths.messages(group, identifier, secondaryidentifier) };
}
