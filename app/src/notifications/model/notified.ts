import type { Notification } from '@mortar/contract';

export const isOfSupport = ({ group }: Pick<Notification, 'group'>): boolean => group === 'support';

/** Matches a ticket's notifications: one per message, named by their second identifier. */
export const ofTicketNumber = (number: string) => (notification: Notification) =>
  isOfSupport(notification) && notification.identifier === number;

/** Matches the notification of a conversation with a supplier, or of all. */
export const ofSupplier = (hash: string, messageId?: number) => (notification: Notification) =>
  notification.group === 'supplier' &&
  notification.identifier === hash &&
  (messageId === undefined || notification.secondaryidentifier === String(messageId));
