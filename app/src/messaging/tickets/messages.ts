/** What tickets and their filters are called (002 §2.9). */
export const messages = {
  /** Who looks after a ticket that has nobody yet. */
  support: 'Support',
  filters: { all: 'All', open: 'Open', closed: 'Closed', incorrectLink: 'Incorrect Link' },
} as const;
