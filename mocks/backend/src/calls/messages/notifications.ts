import { deleteNotification, deleteNotifications, notificationHistory, sendGroupNotification } from '@mortar/contract';
import { handle, handleAnonymous } from '../../http/handle.ts';
import { nothing, refuse, success, value } from '../../http/reply.ts';
import type { AuthenticatedContext } from '../../http/requestContext.ts';
import { rights } from '../../rules/access/rights.ts';
import { isLive } from '../../rules/access/sessions.ts';
import { isAboutOthers, notificationView } from '../../rules/messages/notifications.ts';

/**
 * A logout notification is pushed but not stored, because it contains a token (ruling 26). An ended session can be
 * named once.
 */
const answerSend = handleAnonymous(sendGroupNotification, ({ store, hub, now, afterwards }, _query, sent) => {
  const named = store.sessions.get(sent.secondaryidentifier);
  if (!named || named.username !== sent.identifier || named.retailerid !== sent.retailerid) {
    return refuse('The notification names no session of this retailer.');
  }
  const { token } = named;
  if (!isLive(named, now) && !hub.takeLogoutNotification(token)) return refuse('That session is over.');
  const { retailerid, tokenexpirydatetime: _, ...notification } = sent;
  afterwards(() => hub.toGroup(String(retailerid), 'ReceiveNotification', [{ ...notification, retailerid }]));
  return success;
});

const answerHistory = handle(notificationHistory, rights.anyone, (context) => {
  const { store, retailer } = context;
  const rows = store.notifications.at(retailer.retailerid).filter((row) => !isAboutOthers(context, row));
  if (rows.length === 0) return nothing;
  const newestFirst = rows.sort((a, b) => b.sentat - a.sentat);
  return value({ notifications: newestFirst.map(notificationView) });
});

interface Named {
  identifier: string;
  secondaryidentifier: string;
}

/** Deletes the existing ones of the notifications, and informs the retailer's other devices. Returns their number. */
export function removeNotifications(context: AuthenticatedContext, named: readonly Named[]): number {
  const { store, retailer, hub, afterwards } = context;
  const { retailerid } = retailer;
  const known = named.filter(({ identifier, secondaryidentifier }) => {
    const key = JSON.stringify([retailerid, identifier, secondaryidentifier]);
    const row = store.notifications.get(key);
    if (!row || isAboutOthers(context, row)) return false;
    store.notifications.delete(key);
    return true;
  });
  for (const { identifier, secondaryidentifier } of known) {
    afterwards(() => hub.toGroup(String(retailerid), 'DeleteNotification', [{ identifier, secondaryidentifier }]));
  }
  return known.length;
}

const answerDelete = handle(deleteNotification, rights.deleteNotifications, (context, named) =>
  removeNotifications(context, [named]) > 0 ? success : nothing,
);

const answerDeleteSeveral = handle(deleteNotifications, rights.deleteNotifications, (context, _query, named) =>
  removeNotifications(context, named) > 0 ? success : nothing,
);

export const notificationCalls = [answerSend, answerHistory, answerDelete, answerDeleteSeveral];
