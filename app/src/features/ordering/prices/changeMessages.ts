/** Which way a list price went since it was paid last, beyond the product. */
export const changeMessages = {
  more: (amount: string, since: string) => `${amount} more than on ${since}`,
  less: (amount: string, since: string) => `${amount} less than on ${since}`,
} as const;
