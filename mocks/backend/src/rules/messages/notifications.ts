import type { NotificationRow } from '../../store/rows.ts';
import { mayActFor } from '../access/sessions.ts';
import { iso } from '../days.ts';
import type { RuleContext } from '../ruleContext.ts';

/**
 * Returns whether a group's notification names an order that the caller may not read: an auto regret names the order it
 * created, or the sent one it failed for.
 */
export function isAboutOthers(
  { store, session }: Pick<RuleContext, 'store' | 'session'>,
  { group, identifier }: NotificationRow,
): boolean {
  if (group !== 'auto regret') return false;
  const made = store.orderRetailers.get(identifier)?.retailerids ?? [];
  const failed = store.sentOrders.get(identifier);
  const about = failed ? [...made, failed.retailerid] : made;
  return !about.every((retailerid) => mayActFor(store, session, retailerid));
}

/** Returns a notification in the format of calls and hub. */
export function notificationView({ sentat, ...row }: NotificationRow) {
  return { ...row, sentdate: iso(sentat) };
}
