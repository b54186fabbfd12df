/** Reasons for an invalid text. */
export const messages = {
  notANumber: 'Must be a number',
  whole: 'Must be a whole number',
  decimals: (most: number) => `Must be a number with at most ${most === 1 ? '1 decimal' : `${most} decimals`}`,
  tooLong: (digits: number) => `Must be a number of at most ${digits} digits`,
} as const;
