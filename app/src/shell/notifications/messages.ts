/** Texts of the notifications (000 §2, §8). */
export const messages = {
  notifications: 'Notifications',
  loadingNotifications: 'Loading notifications...',
  category: 'Category',
  newNotifications: (count: number) => `${count} new notifications`,
  /** @param title 'Response from Kestrel Wholesale' */
  forPharmacy: (title: string, pharmacy: string) => `${title} for ${pharmacy}`,
  noNotifications: 'No notifications.',
  noAction: 'No action available for this notification',
  notificationsFailed: (code: number) =>
    `Sorry an error has occurred when getting notifications, error code: ${code}. Please reload.`,
  filters: { all: 'All', response: 'Response', supplier: 'Supplier', support: 'Support', 'auto regret': 'Auto Regret' },
} as const;
