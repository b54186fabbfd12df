/** Login messages about the previous session (000 §4). */
export const messages = {
  expired: 'Your session has expired. Please login again.',
  signedInElsewhere: 'You were signed out because you signed in on another device.',
  signedOutInOtherTab: 'You signed out in another tab of this browser.',
  updated: 'Your Website has updated to the latest version. Please login to complete the update.',
  signedOutUnconfirmed:
    'You are signed out here. The server could not be reached: it may still count you as signed in until you sign in again.',
} as const;
