/** Texts of lazily loaded parts. */
export const messages = {
  notFetched: 'It could not be opened. Please check the connection and try again.',
  broken: 'Sorry an unexpected error has occurred. Please try again',
} as const;
