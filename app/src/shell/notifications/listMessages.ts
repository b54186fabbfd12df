/** Texts of the notification list, loaded with it (000 §2, §8). */
export const listMessages = {
  category: 'Category',
  noNotifications: 'No notifications.',
  notificationsFailed: (code: number) =>
    `Sorry an error has occurred when getting notifications, error code: ${code}. Please reload.`,
  noAction: 'No action available for this notification',
  misread: (count: number) => `${count} ${count === 1 ? 'notification' : 'notifications'} could not be read.`,
  all: 'All',
} as const;
