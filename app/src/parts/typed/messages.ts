/** Texts of what is typed too long, or with characters that nobody sees (ruling 48). */
export const messages = {
  hidden: 'Please leave out characters that cannot be seen.',
  long: (most: number) => `At most ${most} characters.`,
} as const;
