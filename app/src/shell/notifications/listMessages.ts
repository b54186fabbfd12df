/** Texts of the notifications' list: only those who open it fetch them (000 §2, §8). */
export const listMessages = {
  category: 'Category',
  noNotifications: 'No notifications.',
  notificationsFailed: (code: number) =>
    `Sorry an error has occurred when getting notifications, error code: ${code}. Please reload.`,
  filters: { all: 'All', response: 'Response', supplier: 'Supplier', support: 'Support', 'auto regret': 'Auto Regret' },
} as const;
