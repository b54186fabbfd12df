/** Texts about a list price's change since the last purchase, which are not specified. */
export const changeMessages = {
  more: (amount: string, since: string) => `${amount} more than on ${since}`,
  less: (amount: string, since: string) => `${amount} less than on ${since}`,
} as const;
