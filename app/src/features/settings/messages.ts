/** Texts of the settings page (000 §2, settings page). */
export const messages = {
  title: 'Settings',
  sections: 'Sections',
  headings: { rules: 'Rules', people: 'People', own: 'Profile' },
  names: {
    application: 'Application Settings',
    order: 'Order Settings',
    suppliers: 'Supplier Settings',
    regrets: 'Regret Settings',
    roles: 'User Role Management',
    users: 'User Maintenance (Users)',
    pharmacies: 'User Pharmacy Management',
    profile: 'My Profile',
    information: 'My Information',
    general: 'General Settings',
  },
  loading: 'Loading...',
  person: 'Signed in as',
  email: 'E-mail',
  mobile: 'Mobile',
  missing: 'Not given',
} as const;
