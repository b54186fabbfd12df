/** Texts of the panel on the promotions home (002 §2.10, §8). */
export const messages = {
  title: 'Notifications',
  list: 'Conversations',
  loading: 'Loading conversations...',
  none: 'No conversations available.',
} as const;
