/** Texts of the component. */
export const messages = {
  states: { sending: 'Sending…', failed: 'Not sent.', unconfirmed: 'Not confirmed.' },
  read: 'Read',
  notRead: 'Not read yet',
  newMessages: 'New',
  showAll: (characters: number) => `Show all ${characters.toLocaleString('en-ZA')} characters`,
} as const;
