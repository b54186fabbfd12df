/** Texts of recipients (002 §2.10, §8). */
export const messages = {
  title: 'Suppliers',
  search: 'Search suppliers',
  filter: 'Show',
  all: 'All',
  online: 'online',
  offline: 'offline',
  loading: 'Loading suppliers...',
  none: 'No suppliers available.',
  notFound: 'No suppliers found',
  choose: 'Please select an online supplier',
  failed: (code: number) =>
    `Sorry an error has occurred when fetching your suppliers, error code: ${code}. Please try again`,
  unexpected: 'Sorry an unexpected error has occurred. Please try again.',
} as const;
