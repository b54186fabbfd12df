import * as z from 'zod/mini';
import { id, moment, text } from '../scalars.ts';
import { open } from '../tolerant.ts';

export const notificationGroup = z.enum(['response', 'supplier', 'support', 'auto regret', 'logout']);
export type NotificationGroup = z.output<typeof notificationGroup>;

/** A notification in the history and from the hub (000 §3). */
export const notification = z.object({
  group: open(notificationGroup),
  /** A response's order number, a supplier's hash, a ticket's number, or the user name of a logout. */
  identifier: z.string(),
  /** A response's order id, a message's id, or the API token of a logout (never shown or stored: ruling 26). */
  secondaryidentifier: text,
  title: text,
  body: text,
  icon: text,
  sentdate: moment,
  username: text,
  retailerid: id,
});
export type Notification = z.output<typeof notification>;
