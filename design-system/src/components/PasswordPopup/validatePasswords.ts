/** Texts of the specification (000 §5, override password dialog). */
const MESSAGES = {
  empty: 'Please enter a password.',
  unconfirmed: 'Please confirm your password.',
  different: 'Password and Confirm Password do not match.',
};

/** Returns the errors of a password and, if required, of its confirmation. */
export const validatePasswords = (
  password: string,
  confirmation: string | undefined,
): { password?: string; confirmation?: string } => ({
  ...(password === '' && { password: MESSAGES.empty }),
  ...(confirmation === '' && { confirmation: MESSAGES.unconfirmed }),
  ...(confirmation && password !== '' && confirmation !== password && { confirmation: MESSAGES.different }),
});
