/** Texts of the first-time setup (000 §2, §4, §8). */
export const messages = {
  title: 'First-time setup',
  about: 'What has to be decided before this pharmacy orders for the first time.',
  loading: 'Loading...',
  signOut: 'Sign out',
  steps: {
    roles: { title: 'User Role Management', text: 'Create or edit user roles.' },
    users: { title: 'Users', text: 'Add your users and assign their roles.' },
    pharmacies: { title: 'User Pharmacy Management', text: 'Manage the pharmacies assigned to your users.' },
    application: { title: 'Application', text: undefined },
    order: { title: 'Ordering', text: undefined },
    regrets: { title: 'Regrets', text: undefined },
    tutorial: { title: 'Tutorial', text: undefined },
  },
  blockedBack: 'Please save your settings for this section to go back',
  blockedForward: 'Please save your settings for this section to continue',
  getStarted: 'Get Started',
  failed: 'Sorry, an error has seemed to have occurred. Please try again.',
  tutorial: {
    heading: 'Your first order',
    text: 'How a product is found, priced and ordered, in less than a minute.',
    play: 'Play the video',
    video: 'An order from the search to the supplier',
    captions: 'English',
    noVideo: 'This browser cannot play the video.',
    open: 'Open the video',
  },
} as const;
