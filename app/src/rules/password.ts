/** At least 6 characters with an uppercase and a lowercase letter, a digit and one of @$!%*?& (000 §5). */
export function isStrongPassword(password: string): boolean {
  return [/^.{6,}$/su, /[A-Z]/, /[a-z]/, /\d/, /[@$!%*?&]/].every((rule) => rule.test(password));
}
