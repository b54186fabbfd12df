/** Texts of conversations (002 §2.10, §8). */
export const messages = {
  me: 'Me',
  with: (supplier: string) => `Conversation with ${supplier}`,
  box: (supplier: string) => `Message to ${supplier}`,
  none: 'No messages available.',
  choose: 'Please select a conversation.',
  loading: 'Loading messages...',
  failed: (code: number) => `Sorry an error has occurred, error code: ${code}. Please reload the page.`,
  unexpected: 'Sorry an unexpected error has occurred. Please reload the page.',
  offline: 'Please select an online supplier',
  offlineSaid: (supplier: string) => `${supplier} is offline. What you type is kept until someone is there.`,
  liveFailed:
    'Sorry there was an error in sending your message in real time, please reload the page to see your message.',
  tooLong: (maximum: number) => `At most ${maximum} characters.`,
  unread: (count: number) => (count === 1 ? '1 unread message' : `${count} unread messages`),
  tryAgain: 'Try again',
  lookAgain: 'Look again',
  edit: 'Edit',
  markRead: 'Mark as Read',
  markedRead: 'Messages Marked as read',
  notMarkedRead: (count: number) =>
    count === 1
      ? 'One conversation could not be marked as read.'
      : `${count} conversations could not be marked as read.`,
  nothingUnread: 'Nothing here is unread.',
  commands: {
    reply: 'Reply',
    next: 'Next conversation',
    previous: 'Previous conversation',
    search: 'Search conversations',
  },
} as const;
