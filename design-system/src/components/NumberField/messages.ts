/** Reasons for an invalid text. */
export const messages = {
  notANumber: 'Must be a number',
  whole: 'Must be a whole number',
  decimals: (maximum: number) => `Must be a number with at most ${maximum === 1 ? '1 decimal' : `${maximum} decimals`}`,
  tooLong: (digits: number) => `Must be a number of at most ${digits} digits`,
} as const;
