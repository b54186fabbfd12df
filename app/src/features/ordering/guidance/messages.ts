/** Texts of the ordering guidance, which is not specified: missing, used and saved amounts. */
export const messages = {
  minimum: {
    missing: (amount: string) => `${amount} to minimum`,
    /** For narrow columns. */
    short: (amount: string) => `${amount} to min`,
    reached: 'Minimum reached',
  },
  credit: {
    after: (percent: string) => `${percent} of credit`,
    over: (amount: string) => `${amount} over credit`,
  },
  percent: (percent: number) => `${percent}%`,
  saved: {
    short: (amount: string) => `${amount} saved`,
    dearest: (amount: string) => `${amount} saved against the dearest`,
    lastPaid: (amount: string) => `${amount} saved against last paid`,
    more: (amount: string) => `${amount} more than last paid`,
  },
  bonus: (more: number, cost: string, free: number) =>
    `${more} more for ${cost} ${more === 1 ? 'brings' : 'bring'} ${free} free`,
} as const;
