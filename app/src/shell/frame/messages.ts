/** Texts of the top bar and failed pages (000 §2). */
export const messages = {
  groupOrdering: 'Group Ordering',
  openMenu: 'Open menu',
  backToDashboard: 'Back to Dashboard',
  somethingWrong: 'Something went wrong',
  somethingWrongText: 'This page could not be shown. What was saved is safe.',
  tryAgain: 'Try again',
} as const;
