/** Texts of User Role Management (000 §2, §4, §5, §6, §8). */
export const messages = {
  title: 'User Role Management',
  /** Title of a new role's form. */
  newTitle: 'New role',
  permissions: 'Permissions',
  add: 'Add New Role',
  cancel: 'Cancel',
  choose: 'Select a role to see what it allows, or add a new one.',
  list: 'Roles',
  loading: 'Loading user roles...',
  none: 'No user roles found',
  count: (count: number) => (count === 1 ? '1 role' : `${count} roles`),
  columns: { name: 'Role', kind: 'Kind' },
  kinds: { preset: 'Preset', own: 'Own' },
  description: 'What people with this role can open and do.',
  preset: 'Preset roles cannot be changed.',
  name: {
    title: 'Role',
    label: 'Role name',
    required: 'Role name is required.',
    requiredNew: 'Please enter a role name.',
    oneScript: 'A role name keeps to the letters of one script.',
    invalid: 'Invalid role name.',
    taken: 'This role name already exists.',
  },
  superuser: {
    label: 'Super user',
    hint: 'Can be assigned several pharmacies of the group; everyone else works for one.',
    /** Shown at the checkbox before saving. @param several users of the role with two pharmacies or more */
    worksForSeveral: (several: readonly { name: string; pharmacies: number }[]) => {
      const each = several.map(({ name, pharmacies }) => `${name} works for ${pharmacies} pharmacies`).join(', ');
      return `${each}. Assign ${several.length === 1 ? 'them' : 'each of them'} only one first, under User Pharmacy Management.`;
    },
  },
  dashboard: {
    title: 'Dashboard',
    text: 'The pages that open.',
    locked: 'Not available for group profiles.',
    labels: {
      ordering: 'Ordering',
      reports: 'Reports',
      brandedstore: 'Branded Store',
      messaging: 'Messages',
      settings: 'Settings',
    },
    hints: {
      ordering: 'Ordering, the order manager and preferred products. Read under Ordering is needed too.',
      reports: 'The reports page. Read under Reports is needed to see a report.',
      brandedstore: 'The promotions shop, where the pharmacy has one.',
      messaging: 'Responses, support and messages to suppliers.',
      settings:
        'These settings: roles, users and how ordering works. People with this right can give others any right they have, and set override passwords.',
    },
    groupHints: {
      ordering: 'Ordering, responses, the order manager and preferred products. Read under Ordering is needed too.',
    },
  },
  ordering: {
    title: 'Ordering',
    text: 'What may be done with orders.',
    labels: { read: 'Read', update: 'Update', create: 'Create', send: 'Send' },
    hints: {
      read: 'Sees products, prices, orders and their results.',
      update: 'Changes and discards orders that were saved before.',
      create: 'Begins new orders.',
      send: 'Completes orders: sends them to the suppliers.',
    },
  },
  products: {
    title: 'Products',
    text: 'The products that may be ordered: of these groups, and of these schedules.',
    labels: { frontshopproducts: 'Front Shop Products', dispensaryproducts: 'Dispensary Products' },
    hints: {
      frontshopproducts: 'Schedules N and NM need it.',
      dispensaryproducts: 'Schedules 3 to 7 need it.',
    },
    required: 'Please select Front Shop Products or Dispensary Products.',
    schedules: 'Schedules',
    all: 'All schedules',
    names: {
      n: 'N (non scheduled)',
      nm: 'NM (non managed)',
      zero: '0',
      one: '1',
      two: '2',
      three: '3',
      four: '4',
      five: '5',
      six: '6',
      seven: '7',
    },
    schedule: (name: string) => `Schedule ${name}`,
    needsDispensary: (schedule: string) =>
      `Schedule ${schedule} cannot be selected without enabling Dispensary Products`,
    needsFrontShop: (schedule: string) =>
      `Schedule ${schedule} cannot be selected without enabling Front Shop Products`,
  },
  reports: {
    title: 'Reports',
    labels: { read: 'Read' },
    hints: { read: 'Sees the reports of the reports page.' },
  },
  holders: {
    noOne: 'No one has this role.',
    /** @param names sorted @param more number of further users */
    by: (names: readonly string[], more: number) =>
      `Who has this role: ${names.join(', ')}${more === 0 ? '' : ` and ${more} more`}.`,
  },
  copy: {
    button: 'Copy',
    about: (role: string) =>
      `A copy of ${role}: the same boxes, where they are yours to give. It needs a name of its own.`,
  },
  deleteRole: 'Delete',
  really: (role: string) => `Really delete ${role}?`,
  added: (role: string) => `${role} successfully added.`,
  updated: (role: string) => `${role} successfully updated.`,
  deleted: (role: string) => `${role} successfully deleted.`,
  signInAgain: 'Users who have this role must log out and in again for the changes to apply.',
  inUse: 'Unable to delete role because it is assigned to one or more users.',
  /** Shown before anything was sent; input stays. */
  changedMeanwhile: (role: string) =>
    `Someone else changed ${role} meanwhile. Nothing was saved yet: their changes are shown, with yours over them. Save again to keep both.`,
  deletedMeanwhile: (role: string) =>
    `Someone else deleted ${role} meanwhile. What you changed was not saved, and still stands here.`,
} as const;
