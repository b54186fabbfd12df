/** Texts of the search bar. */
export const messages = {
  find: (label: string) => `Find in ${label}`,
  findPlaceholder: 'Find…',
  previous: 'Previous match',
  next: 'Next match',
  close: 'Close',
  matches: (count: number) => (count === 0 ? 'No matches' : count === 1 ? '1 match' : `${count} matches`),
  place: (place: number, count: number) => `${place} of ${count}`,
} as const;
