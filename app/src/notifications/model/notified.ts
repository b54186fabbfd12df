import type { Notification } from '@mortar/contract';

/** Whether support tells of something. */
export const isOfSupport = ({ group }: Pick<Notification, 'group'>): boolean => group === 'support';

/** Notifications of a ticket: one for each of its messages, which their second identifier names. */
export const ofTicketNumber = (number: string) => (notification: Notification) =>
  isOfSupport(notification) && notification.identifier === number;

/** The notification of a conversation with a supplier; of all of them where no conversation is named. */
export const ofSupplier = (hash: string, messageid?: number) => (notification: Notification) =>
  notification.group === 'supplier' &&
  notification.identifier === hash &&
  (messageid === undefined || notification.secondaryidentifier === String(messageid));
