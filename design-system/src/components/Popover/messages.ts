/** Texts of buttons that open something. */
export const messages = {
  notFetched: 'It could not be opened. Please check the connection and try again.',
} as const;
