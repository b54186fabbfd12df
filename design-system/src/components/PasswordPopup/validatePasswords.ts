/** The texts of the specification (000 §5, override password dialog). */
const MESSAGES = {
  empty: 'Please enter a password.',
  unconfirmed: 'Please confirm your password.',
  different: 'Password and Confirm Password do not match.',
};

/** What is wrong with a password and, where it is asked for twice, with its confirmation. */
export const validatePasswords = (
  password: string,
  confirmation: string | undefined,
): { password?: string; confirmation?: string } => ({
  ...(password === '' && { password: MESSAGES.empty }),
  ...(confirmation === '' && { confirmation: MESSAGES.unconfirmed }),
  ...(confirmation && password !== '' && confirmation !== password && { confirmation: MESSAGES.different }),
});
