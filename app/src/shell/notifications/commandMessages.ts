/** Titles of message commands in the list of keys. */
export const commandMessages = {
  newest: 'Newest unread message',
  nothingUnread: 'No message is unread.',
  back: 'Back to where you were before it',
} as const;
