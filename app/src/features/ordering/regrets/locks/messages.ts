/** Texts of locked regrets (001 §4, §6). */
export const messages = {
  preferred: (supplier: string) => `Your pharmacy prefers ${supplier}.`,
  more: (count: number) => `And ${count} more.`,
  password: 'With the override password they can still be ordered.',
  leave: (others: number) => `Order The Other ${others === 1 ? 'One' : others}`,
} as const;
