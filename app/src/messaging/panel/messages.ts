/** Texts of the panel that the promotions home shows (002 §2.10, §8). */
export const messages = {
  title: 'Notifications',
  list: 'Conversations',
  loading: 'Loading conversations...',
  none: 'No conversations available.',
} as const;
