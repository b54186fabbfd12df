import type { Notification } from '@mortar/contract';
import { paths } from '../../paths.ts';

/** Where a click on a notification leads; null where there is nothing to do (000 §2, notifications popover). */
export function notificationTarget(notification: Notification): string | null {
  const { group, identifier, secondaryidentifier, title } = notification;
  if (group === 'auto regret') return title.includes('Auto Regret Failed') ? null : paths.ordering();
  if (group === 'response') return paths.responses(identifier, secondaryidentifier);
  if (group === 'supplier') return paths.supplierMessaging(identifier);
  return paths.messages(group, identifier, secondaryidentifier);
}
