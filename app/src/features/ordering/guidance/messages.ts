/** Texts of the guidance beside an order, beyond the product: what is missing, what is used, what is saved. */
export const messages = {
  minimum: {
    missing: (amount: string) => `${amount} to minimum`,
    /** Where there is little room. */
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
