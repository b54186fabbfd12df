/** Texts about input that is too long or has invisible characters (ruling 48). */
export const messages = {
  hidden: 'Please leave out characters that cannot be seen.',
  email: 'Please enter an e-mail address, such as name@pharmacy.example.',
  long: (maximum: number) => `At most ${maximum} characters.`,
} as const;
