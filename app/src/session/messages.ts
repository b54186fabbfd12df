/** What Login says about the session before (000 §4), and why somebody else's account is not changed (ruling 46). */
export const messages = {
  expired: 'Your session has expired. Please login again.',
  signedInElsewhere: 'You were signed out because you signed in on another device.',
  signedOutInOtherTab: 'You signed out in another tab of this browser.',
  updated: 'Your Website has updated to the latest version. Please login to complete the update.',
  signedOutUnconfirmed:
    'You are signed out here. The server could not be reached: it may still count you as signed in until you sign in again.',
  people: {
    administrator: 'The administrator is changed by the administrator alone.',
    ownRole: 'You cannot change the role that you have.',
    right: 'You do not have this right yourself.',
    roleRemoval: 'You cannot delete this role: it has a right that you do not have.',
    personsRole: 'This role stays: it has a right that you do not have.',
    assignment: 'You cannot give this role: it has a right that you do not have.',
    password: 'You cannot set this password: this user has a right that you do not have.',
    personRemoval: 'You cannot delete this user: they have a right that you do not have.',
  },
} as const;
