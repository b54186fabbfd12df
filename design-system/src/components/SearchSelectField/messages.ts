/** Texts of the component. */
export const messages = {
  placeholder: 'Type to search',
  clear: (label: string) => `Clear ${label}`,
  nothingFound: 'Nothing found',
  loading: 'Loading…',
  more: (count: number) => `${count.toLocaleString('en-ZA')} more: keep typing`,
  results: (count: number) => (count === 1 ? '1 result' : `${count} results`),
} as const;
