/** Names of pages and links (000 §2). */
export const messages = {
  titles: {
    dashboard: 'Dashboard',
    ordering: 'Ordering',
    orderManager: 'Order Manager',
    preferredProducts: 'Preferred Products',
    reports: 'Reports',
    settings: 'Settings',
    promotions: 'Promotions',
    responses: 'Responses',
    messageResponses: 'Messages: Responses',
    messageUpdates: 'Messages: Updates',
    messageRegrets: 'Messages: Regrets',
    messages: 'Messages',
    supplierMessaging: 'Supplier Messaging',
  },
  headings: { ordering: 'Ordering', application: 'Application', reports: 'Reports' },
  descriptions: {
    ordering: 'Search, compare suppliers and build orders',
    reports: 'What was bought, supplied and regretted',
    messages: 'What suppliers supplied and regretted',
    settings: 'Roles, users, and how ordering works',
  },
} as const;
