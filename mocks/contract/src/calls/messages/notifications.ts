import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { notification, notificationGroup } from '../../entities/notification.ts';
import { id, moment } from '../../scalars.ts';
import { rows } from '../../tolerant.ts';
import { line, optionalLine } from '../../typed.ts';

export const sendGroupNotification = call('sendGroupNotification', {
  method: 'POST',
  path: '/api/Notification/group/send',
  summary: "Pushes a notification to every device of the retailer's group; used to sign another device out.",
  section: '000 §4, §7',
  // A device denied at login has no token; the other device's token in the body must be valid.
  anonymous: true,
  body: z.object({
    retailerid: id,
    title: line,
    body: optionalLine,
    group: z.literal('logout'),
    username: line,
    sentdate: line,
    identifier: line,
    secondaryidentifier: line,
    icon: optionalLine,
    tokenexpirydatetime: moment,
  }),
});

export const notificationHistory = call('notificationHistory', {
  method: 'GET',
  path: '/api/Notification/history/get',
  summary: "Lists the retailer's notifications, newest first.",
  section: '000 §7',
  answer: z.object({ notifications: rows(notification) }),
});

export const deleteNotification = call('deleteNotification', {
  method: 'DELETE',
  path: '/api/Notification/delete',
  summary: 'Deletes one notification.',
  section: '000 §7',
  query: z.object({ identifier: line, secondaryidentifier: line }),
});

export const deleteNotifications = call('deleteNotifications', {
  method: 'POST',
  path: '/api/Notification/table/delete',
  summary: 'Deletes several notifications.',
  section: '000 §7',
  body: z.array(
    z.object({
      identifier: line,
      secondaryidentifier: line,
      group: z.optional(notificationGroup),
    }),
  ),
});
