/** Texts of the dashboard (000 §2). */
export const messages = {
  greeting: (name: string) => `Hello, ${name}`,
  notActivated: "Your profile isn't fully activated yet, we'll notifiy you when you're all set up.",
  tiles: 'Where to',
  darkMode: 'Dark mode (beta)',
  ordering: 'Ordering',
  reports: 'Reports',
  messages: 'Messages',
  settings: 'Settings',
  about: {
    ordering: 'Search, compare suppliers and build orders',
    reports: 'What was bought, supplied and regretted',
    messages: 'What suppliers made of your orders',
    settings: 'Roles, users, and how ordering works',
  },
} as const;
