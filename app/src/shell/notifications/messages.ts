/** Texts of notifications (000 §2, §8). */
export const messages = {
  notifications: 'Notifications',
  loadingNotifications: 'Loading notifications...',
  newNotifications: (count: number) => `${count} new notifications`,
  /** @param title 'Response from Kestrel Wholesale' */
  forPharmacy: (title: string, pharmacy: string) => `${title} for ${pharmacy}`,
} as const;
