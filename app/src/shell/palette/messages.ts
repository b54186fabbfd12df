import type { EntryGroup } from './model/rank.ts';

const groups: Record<EntryGroup['id'], string> = {
  recent: 'Recent',
  places: 'Pages',
  actions: 'Actions',
  orders: 'Unsent Orders',
  products: 'Products',
  suppliers: 'Suppliers',
  conversations: 'Conversations',
  settings: 'Settings',
};

/** Texts of the command palette. */
export const messages = {
  title: 'Command Palette',
  about: 'Goes to a page, an order, a product or a setting, and does what this page can do.',
  label: 'Search for anything',
  placeholder: 'A page, an action, an order, a product or its code…',
  list: 'Results',
  close: 'Close',
  keys: '↑ ↓ choose · ↵ go',
  groups,
  /** Heading of a group that is not shown completely. */
  someOf: (heading: string, shown: number, count: number) => `${heading} (${shown} of ${count})`,
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  none: 'Nothing found.',
  noneHint: 'Try another word, a code, or fewer letters.',
  noneYet: 'Products are searched for from three characters on.',
  searching: 'Searching…',
  /** @param sources their headings */
  failed: (sources: readonly string[]) => `Not all is shown. Could not be read: ${sources.join(', ')}.`,
  again: 'Try again',
  support: 'Support',
  order: (number: string) => `Order ${number}`,
  opening: (number: string) => `Opening order ${number}…`,
  reading: (description: string) => `Looking up ${description}…`,
  supplier: 'Supplier Settings',
  notSold: (description: string) => `${description} is no longer in the catalogue, or not for your role.`,
} as const;
