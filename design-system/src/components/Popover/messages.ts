/** Texts of buttons that open a window. */
export const messages = {
  notFetched: 'It could not be opened. Please check the connection and try again.',
} as const;
