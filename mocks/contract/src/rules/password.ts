/** What a member of staff's password needs besides an uppercase letter, a lowercase letter and a digit (000 §5, §9). */
export const PASSWORD_RULE = {
  /** Characters at least, as people count them. */
  shortest: 6,
  /** One of these at least; any other sign may stand beside it. */
  signs: '@$!%*?&',
} as const;

/** Whether a password may be kept: the one rule of client and server (000 §5). */
export function isStrongPassword(password: string): boolean {
  const characters = [...password];
  const has = (kind: RegExp) => kind.test(password);
  return (
    characters.length >= PASSWORD_RULE.shortest &&
    [/[A-Z]/, /[a-z]/, /\d/].every(has) &&
    characters.some((character) => PASSWORD_RULE.signs.includes(character))
  );
}
