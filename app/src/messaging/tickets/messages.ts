/** Texts of tickets and their filters (002 §2.9). */
export const messages = {
  /** Shown for unassigned tickets. */
  support: 'Support',
  filters: { all: 'All', open: 'Open', closed: 'Closed', incorrectLink: 'Incorrect Link' },
} as const;
