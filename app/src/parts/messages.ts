/** Texts of parts that are fetched when they are first shown, and of what is typed too long. */
export const messages = {
  notFetched: 'It could not be opened. Please check the connection and try again.',
  typed: {
    hidden: 'Please leave out characters that cannot be seen.',
    long: (most: number) => `At most ${most} characters.`,
  },
  broken: 'Sorry an unexpected error has occurred. Please try again',
} as const;
